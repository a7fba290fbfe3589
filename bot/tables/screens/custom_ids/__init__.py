"""Custom ids: the text of a button or menu, which says what pressing or choosing it asks for.

``move:17:42:play JS`` is table 17, decision 42. The text alone says everything, so a button works
after any restart, and a forged one is checked like any other. Each kind is a frozen class with
typed fields; `CustomId.read` turns a text into one of them.
"""

from bot.tables.screens.custom_ids.anywhere import (
    Anywhere as Anywhere,
)
from bot.tables.screens.custom_ids.anywhere import (
    Blocked as Blocked,
)
from bot.tables.screens.custom_ids.anywhere import (
    Doctor as Doctor,
)
from bot.tables.screens.custom_ids.anywhere import (
    Learn as Learn,
)
from bot.tables.screens.custom_ids.anywhere import (
    Limit as Limit,
)
from bot.tables.screens.custom_ids.anywhere import (
    MySettings as MySettings,
)
from bot.tables.screens.custom_ids.anywhere import (
    MyTables as MyTables,
)
from bot.tables.screens.custom_ids.anywhere import (
    Past as Past,
)
from bot.tables.screens.custom_ids.anywhere import (
    Privacy as Privacy,
)
from bot.tables.screens.custom_ids.anywhere import (
    Season as Season,
)
from bot.tables.screens.custom_ids.anywhere import (
    ServerSettings as ServerSettings,
)
from bot.tables.screens.custom_ids.at_table import (
    AtTable as AtTable,
)
from bot.tables.screens.custom_ids.at_table import (
    ClockVerb as ClockVerb,
)
from bot.tables.screens.custom_ids.at_table import (
    CodeWindow as CodeWindow,
)
from bot.tables.screens.custom_ids.at_table import (
    Favour as Favour,
)
from bot.tables.screens.custom_ids.at_table import (
    Help as Help,
)
from bot.tables.screens.custom_ids.at_table import (
    LobbyVerb as LobbyVerb,
)
from bot.tables.screens.custom_ids.at_table import (
    Look as Look,
)
from bot.tables.screens.custom_ids.at_table import (
    Practice as Practice,
)
from bot.tables.screens.custom_ids.at_table import (
    RulesPanel as RulesPanel,
)
from bot.tables.screens.custom_ids.at_table import (
    SeatPanel as SeatPanel,
)
from bot.tables.screens.custom_ids.at_table import (
    Show as Show,
)
from bot.tables.screens.custom_ids.at_table import (
    Sit as Sit,
)
from bot.tables.screens.custom_ids.at_table import (
    Swap as Swap,
)
from bot.tables.screens.custom_ids.at_table import (
    Talk as Talk,
)
from bot.tables.screens.custom_ids.at_table import (
    Thread as Thread,
)
from bot.tables.screens.custom_ids.at_table import (
    Value as Value,
)
from bot.tables.screens.custom_ids.at_table import (
    Vote as Vote,
)
from bot.tables.screens.custom_ids.at_table import (
    Wanted as Wanted,
)
from bot.tables.screens.custom_ids.at_table import (
    Watch as Watch,
)
from bot.tables.screens.custom_ids.base import (
    KINDS as KINDS,
)
from bot.tables.screens.custom_ids.base import (
    CustomId as CustomId,
)
from bot.tables.screens.custom_ids.base import (
    unique as unique,
)
from bot.tables.screens.custom_ids.finished import (
    Board as Board,
)
from bot.tables.screens.custom_ids.finished import (
    Replay as Replay,
)
from bot.tables.screens.custom_ids.finished import (
    ShowBoard as ShowBoard,
)
from bot.tables.screens.custom_ids.finished import (
    ShowReplay as ShowReplay,
)
from bot.tables.screens.custom_ids.finished import (
    ShowStats as ShowStats,
)
from bot.tables.screens.custom_ids.finished import (
    Stats as Stats,
)
from bot.tables.screens.custom_ids.hands import (
    Back as Back,
)
from bot.tables.screens.custom_ids.hands import (
    Choose as Choose,
)
from bot.tables.screens.custom_ids.hands import (
    Decision as Decision,
)
from bot.tables.screens.custom_ids.hands import (
    Move as Move,
)
from bot.tables.screens.custom_ids.hands import (
    NextDeal as NextDeal,
)
from bot.tables.screens.custom_ids.hands import (
    Pick as Pick,
)
from bot.tables.screens.custom_ids.hands import (
    Step as Step,
)
from bot.tables.screens.custom_ids.hands import (
    Sure as Sure,
)
from bot.tables.screens.custom_ids.hands import (
    TypeBid as TypeBid,
)
from bot.tables.screens.custom_ids.hands import (
    TypedBid as TypedBid,
)
from bot.tables.screens.custom_ids.hands import (
    Why as Why,
)
from bot.tables.screens.custom_ids.together import (
    Daily as Daily,
)
from bot.tables.screens.custom_ids.together import (
    Duplicate as Duplicate,
)
from bot.tables.screens.custom_ids.together import (
    Evening as Evening,
)
from bot.tables.screens.custom_ids.together import (
    TournamentVerb as TournamentVerb,
)
from bot.tables.screens.custom_ids.together import (
    Zone as Zone,
)
