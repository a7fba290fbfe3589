FROM python:3.12-slim
WORKDIR /app
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY cogs cogs
COPY cardart cardart
RUN pip install --no-cache-dir . && useradd --system knave && install -d -o knave /data
USER knave
WORKDIR /data
ENV KNAVE_DATABASE=/data/knave.db
VOLUME /data
ENTRYPOINT ["knave"]
CMD ["run"]
