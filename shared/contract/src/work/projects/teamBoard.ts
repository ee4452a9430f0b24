import Type, { type Static } from 'typebox'
import { endpoint } from '../../api/endpoint'
import { EnteredLine, EnteredText, REQUIRED } from '../../api/enteredTexts'
import { Empty, Id, Timestamp, literals } from '../../api/wire'
import { Day } from '../../learning/plan'
import {
  CARD_COMMENT_MAX,
  CARD_COMMENTS_MAX,
  CARD_TEXT_MAX,
  CARD_TITLE_MAX,
  CARDS_MAX,
} from './projectLimits'
import { CARD_COLUMNS } from './projectRules'

/**
 * The board of a team. Each change is a small operation on one field and contains the version of this field
 * that the person saw, so that two people can change different fields of a card without a conflict. A client
 * with an open board requests the changes since its cursor.
 */

const FieldVersion = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })
const BoardCursor = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

export const Card = Type.Object({
  id: Id,
  column: literals(CARD_COLUMNS),
  /** Cards of a column are in the order of `rank`, compared as plain strings, then of `id`. */
  rank: Type.String(),
  title: Type.String(),
  text: Type.String(),
  /** Id of a current member. */
  assignee: Type.Optional(Id),
  dueOn: Type.Optional(Day),
  /**
   * The version of each field, which increases when the field is changed. `place` stands for column and rank.
   */
  versions: Type.Object({
    title: FieldVersion,
    text: FieldVersion,
    assignee: FieldVersion,
    dueOn: FieldVersion,
    place: FieldVersion,
  }),
  comments: Type.Integer(),
  /** Id of the person who created the card; absent once the account is deleted. */
  createdBy: Type.Optional(Id),
  createdAt: Timestamp,
  changedAt: Timestamp,
  /** True if an operator has hidden the texts, which are then empty. */
  isHidden: Type.Optional(Type.Boolean()),
})
export type Card = Static<typeof Card>

export const BoardChanges = Type.Object({
  /** The value of `since` for the next request. */
  cursor: BoardCursor,
  /** True if `cards` contains all cards of the board. The client then removes all other cards. */
  isComplete: Type.Optional(Type.Boolean()),
  /** All cards, or those that were changed since the cursor. */
  cards: Type.Array(Card, { maxItems: CARDS_MAX }),
  /** Ids of cards that were deleted since the cursor. */
  removed: Type.Array(Id),
})
export type BoardChanges = Static<typeof BoardChanges>

const params = Type.Object({ id: Id })
const ofCard = Type.Object({ id: Id, cardId: Id })

export const getTeamBoard = endpoint({
  method: 'GET',
  path: '/teams/:id/board',
  access: 'session',
  summary: 'All cards of the team’s board, or with `since` what was changed after that cursor.',
  params,
  query: Type.Object({ since: Type.Optional(BoardCursor) }),
  reply: BoardChanges,
})

const Due = Type.Union([Day, Type.Null()])
const Assignee = Type.Union([Id, Type.Null()])

export const addCard = endpoint({
  method: 'POST',
  path: '/teams/:id/cards',
  access: 'session',
  summary:
    'Add a card with an id that the client chose, at the end of a column. Repeated it returns the card as it is. `projects_max` with the reason `cards` at 200.',
  params,
  body: Type.Object({
    cardId: Id,
    column: literals(CARD_COLUMNS),
    title: EnteredLine(CARD_TITLE_MAX * 4, REQUIRED),
    text: Type.Optional(EnteredText(CARD_TEXT_MAX * 4)),
    assignee: Type.Optional(Assignee),
    dueOn: Type.Optional(Due),
  }),
  reply: Card,
})

const CONFLICT =
  'If somebody else has changed this field since `seen`, nothing is changed: `edit_conflict` with the field as `reason`, and the card is among the changes since the cursor. Repeated it returns the card as it is.'

export const changeCard = endpoint({
  method: 'POST',
  path: '/teams/:id/cards/:cardId/change',
  access: 'session',
  summary: `Change one field of a card: title, text, assignee or due day. \`seen\` is the version of this field. ${CONFLICT}`,
  params: ofCard,
  body: Type.Object({
    seen: FieldVersion,
    change: Type.Union([
      Type.Object({ field: Type.Literal('title'), value: EnteredLine(CARD_TITLE_MAX * 4, REQUIRED) }),
      Type.Object({ field: Type.Literal('text'), value: EnteredText(CARD_TEXT_MAX * 4) }),
      Type.Object({ field: Type.Literal('assignee'), value: Assignee }),
      Type.Object({ field: Type.Literal('dueOn'), value: Due }),
    ]),
  }),
  reply: Card,
})

export const moveCard = endpoint({
  method: 'POST',
  path: '/teams/:id/cards/:cardId/move',
  access: 'session',
  summary: `Move a card to a column, behind another card of it. A card that is gone or has left the column counts as the last one. \`seen\` is the version of \`place\`. ${CONFLICT}`,
  params: ofCard,
  body: Type.Object({
    seen: FieldVersion,
    column: literals(CARD_COLUMNS),
    /** Id of the card after which this card is placed; null for the beginning of the column. */
    after: Type.Union([Id, Type.Null()]),
  }),
  reply: Card,
})

export const removeCard = endpoint({
  method: 'POST',
  path: '/teams/:id/cards/:cardId/remove',
  access: 'session',
  summary: 'Delete a card with its comments. Repeated it returns the same.',
  params: ofCard,
  body: Empty,
  reply: Empty,
})

export const CardComment = Type.Object({
  id: Id,
  text: Type.String(),
  /** Name of the author; empty once the account is deleted. */
  name: Type.String(),
  isMentor: Type.Optional(Type.Literal(true)),
  isOwn: Type.Optional(Type.Literal(true)),
  writtenAt: Timestamp,
  /** True if an operator has hidden the comment; the text is then empty. */
  isHidden: Type.Optional(Type.Boolean()),
  /** True if the caller has blocked the author or the reverse, so that the text is collapsed. */
  isBlocked: Type.Optional(Type.Boolean()),
})
export type CardComment = Static<typeof CardComment>

const Comments = Type.Object({ comments: Type.Array(CardComment, { maxItems: CARD_COMMENTS_MAX }) })

export const listCardComments = endpoint({
  method: 'GET',
  path: '/teams/:id/cards/:cardId/comments',
  access: 'session',
  summary: 'The comments on a card, the oldest first.',
  params: ofCard,
  reply: Comments,
})

export const commentOnCard = endpoint({
  method: 'POST',
  path: '/teams/:id/cards/:cardId/comments',
  access: 'session',
  summary:
    'Comment on a card, with an id that the client chose. Repeated it returns the same. `projects_max` with the reason `comments` at 50.',
  params: ofCard,
  body: Type.Object({ commentId: Id, text: EnteredText(CARD_COMMENT_MAX * 4, REQUIRED) }),
  reply: Comments,
})

export const removeComment = endpoint({
  method: 'POST',
  path: '/teams/:id/cards/:cardId/comments/:commentId/remove',
  access: 'session',
  summary: 'Delete an own comment. Repeated it returns the same.',
  params: Type.Object({ id: Id, cardId: Id, commentId: Id }),
  body: Empty,
  reply: Comments,
})
