import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import {
  CARD_TEXT_MAX,
  CARD_TITLE_MAX,
  CARDS_MAX,
} from '@mentor-connect/contract/work/projects/projectLimits'
import type { BoardChanges, Card } from '@mentor-connect/contract/work/projects/teamBoard'
import type { CardColumn } from '@mentor-connect/contract/work/projects/projectRules'
import { isDay } from '@mentor-connect/contract/work/openingRules'
import type { Database, Tx } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import type { Session } from '../../../platform/http/access'
import { errors } from '../../../platform/http/errors'
import { projectErrors } from '../projectErrors'
import { readableTeam, writableTeam, type OpenTeam } from '../teams/teamAccess'
import { findMember, updateTeam } from '../teams/teams.repo'
import {
  cardsSince,
  columnOf,
  countCards,
  findCard,
  insertCard,
  toCard,
  updateCard,
  type CardChange,
  type StoredCard,
} from './cards.repo'
import { deleteCommentsOn } from './comments.repo'
import { evenRanks, RANK_MAX, rankBetween } from './rank'

/**
 * Maximum number of changes since the client's version for which only the changes are sent. If there are
 * more, the whole board is sent.
 */
const CHANGES_SENT_MAX = 2 * CARDS_MAX

interface NewCard {
  cardId: string
  column: CardColumn
  title: string
  text?: string
  assignee?: string | null
  dueOn?: string | null
}

export type FieldChange =
  | { field: 'title' | 'text'; value: string }
  | { field: 'assignee' | 'dueOn'; value: string | null }

interface Move {
  seen: number
  column: CardColumn
  after: string | null
}

/** The columns of each field that can be changed separately: one for its value and one for its version. */
const COLUMNS = {
  title: ['title', 'title_version'],
  text: ['text', 'text_version'],
  assignee: ['learner_id', 'assignee_version'],
  dueOn: ['due_on', 'due_version'],
} as const

/** Runs the changes of a board one after the other, under the lock of the team. */
function boardSteps({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  const inTurn = <Result>(
    session: Session | null,
    teamId: string,
    work: (tx: Tx, open: OpenTeam) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (tx) => work(tx, await writableTeam(tx, session, teamId)))

  /** Takes the next change number of the board, by which open boards find the change. */
  async function nextSeq(tx: Tx, { team }: OpenTeam): Promise<number> {
    const seq = team.board_seq + 1
    await updateTeam(tx, team.id, { board_seq: seq, last_active_at: clock().toISOString(), asked_at: null })
    return seq
  }

  async function apply(tx: Tx, open: OpenTeam, card: StoredCard, change: CardChange): Promise<Card> {
    const seq = await nextSeq(tx, open)
    await updateCard(tx, card.id, { ...change, seq, changed_at: clock().toISOString() })
    return toCard((await findCard(tx, card.id))!)
  }

  /** Runs `work` with a card that exists. */
  const withCard = <Result>(
    session: Session | null,
    { teamId, cardId }: { teamId: string; cardId: string },
    work: (tx: Tx, open: OpenTeam, card: StoredCard) => Promise<Result>,
  ) =>
    inTurn(session, teamId, async (tx, open) => {
      const card = await findCard(tx, cardId)
      if (card?.team_id !== teamId || card.deleted_at !== null) throw errors.notFound('Card')
      return work(tx, open, card)
    })

  return { inTurn, nextSeq, apply, withCard }
}

/** Reads and changes the board of a team. */
export function boardService(dependencies: Pick<ApiDependencies, 'db' | 'clock'>) {
  const { db, clock } = dependencies
  const { inTurn, nextSeq, apply, withCard } = boardSteps(dependencies)

  return {
    async read(session: Session | null, teamId: string, since?: number): Promise<BoardChanges> {
      const { team } = await readableTeam(db, session, teamId)
      // After a restore from a backup, the number of the board may be lower than a client's cursor. The whole
      // board is then sent.
      const isKnown = since !== undefined && since <= team.board_seq
      // If there are too many changes since the cursor, the whole board is sent as well, but not the cards
      // that were deleted.
      const from = isKnown && team.board_seq - since <= CHANGES_SENT_MAX ? since : undefined
      const rows = await cardsSince(db, teamId, from)
      return {
        cursor: team.board_seq,
        ...(from === undefined && { isComplete: true }),
        cards: rows.filter(({ deleted_at }) => deleted_at === null).map(toCard),
        removed: rows.filter(({ deleted_at }) => deleted_at !== null).map(({ id }) => id),
      }
    },

    add: (session: Session | null, teamId: string, { cardId, column, ...card }: NewCard): Promise<Card> =>
      inTurn(session, teamId, async (tx, open) => {
        const before = await findCard(tx, cardId)
        if (before) return repeated(before, teamId, open.personId)
        const { title, text = '', assignee = null, dueOn = null } = card
        for (const change of [
          { field: 'title', value: title },
          { field: 'text', value: text },
          { field: 'assignee', value: assignee },
          { field: 'dueOn', value: dueOn },
        ] as const)
          await requireValid(tx, teamId, change)
        if ((await countCards(tx, teamId)) >= CARDS_MAX) throw projectErrors.tooMany('cards')
        const rank = rankBetween((await columnOf(tx, teamId, column)).at(-1)?.rank)
        const now = clock().toISOString()
        const versions = { title_version: 0, text_version: 0, assignee_version: 0, due_version: 0 }
        await insertCard(tx, {
          team_id: teamId,
          id: cardId,
          list: column,
          rank,
          title,
          text,
          learner_id: assignee,
          due_on: dueOn,
          ...versions,
          place_version: 0,
          seq: await nextSeq(tx, open),
          created_by: open.personId,
          created_at: now,
          changed_at: now,
          deleted_at: null,
        })
        await shorten(tx, open, column)
        return toCard((await findCard(tx, cardId))!)
      }),

    /** Changes one field, unless somebody else has changed it since the version that the person has seen. */
    change: (
      session: Session | null,
      ids: { teamId: string; cardId: string },
      seen: number,
      change: FieldChange,
    ) =>
      withCard(session, ids, async (tx, open, card) => {
        const { field, value } = change
        const [column, version] = COLUMNS[field]
        if (card[column] === value) return toCard(card)
        if (card[version] !== seen) throw projectErrors.fieldChanged(field)
        await requireValid(tx, ids.teamId, change)
        // A changed due day needs a new reminder.
        const reminded = field === 'dueOn' ? { reminded_on: null } : {}
        const author = field === 'title' || field === 'text' ? { text_by: open.personId } : {}
        return apply(tx, open, card, { ...reminded, ...author, [column]: value, [version]: seen + 1 })
      }),

    move: (session: Session | null, ids: { teamId: string; cardId: string }, { seen, column, after }: Move) =>
      withCard(session, ids, async (tx, open, card) => {
        const all = await columnOf(tx, ids.teamId, column)
        const before = all[all.findIndex(({ id }) => id === card.id) - 1]?.id ?? null
        if (card.list === column && before === after) return toCard(card)
        if (card.place_version !== seen) throw projectErrors.fieldChanged('place')
        const others = all.filter(({ id }) => id !== card.id)
        const at = after === null ? 0 : others.findIndex(({ id }) => id === after) + 1 || others.length
        const rank = rankBetween(others[at - 1]?.rank, others[at]?.rank)
        const moved = await apply(tx, open, card, { list: column, rank, place_version: seen + 1 })
        await shorten(tx, open, column)
        return moved
      }),

    remove: (session: Session | null, { teamId, cardId }: { teamId: string; cardId: string }) =>
      inTurn(session, teamId, async (tx, open) => {
        const card = await findCard(tx, cardId)
        if (card?.team_id !== teamId || card.deleted_at !== null) return
        const nothing = { title: '', text: '', learner_id: null, due_on: null, comments: 0 }
        await apply(tx, open, card, { ...nothing, deleted_at: clock().toISOString() })
        await deleteCommentsOn(tx, cardId)
      }),
  }
}

/**
 * Returns a card that was added before by the same request. @throws ApiError `invalid_input` if somebody else
 * has added the card
 */
function repeated(card: StoredCard, teamId: string, personId: string): Card {
  if (card.team_id !== teamId || card.created_by !== personId)
    throw errors.invalidInput({ cardId: 'Choose another id.' })
  if (card.deleted_at !== null) throw errors.notFound('Card')
  return toCard(card)
}

async function requireValid(db: Database, teamId: string, { field, value }: FieldChange) {
  if (field === 'title' && hasMoreGraphemes(value, CARD_TITLE_MAX))
    throw errors.invalidInput({ title: `Write up to ${CARD_TITLE_MAX} characters.` })
  if (field === 'text' && hasMoreGraphemes(value, CARD_TEXT_MAX))
    throw errors.invalidInput({ text: `Write up to ${CARD_TEXT_MAX} characters.` })
  if (field === 'dueOn' && value !== null && !isDay(value))
    throw errors.invalidInput({ dueOn: 'Choose a day.' })
  if (field !== 'assignee' || value === null) return
  const member = await findMember(db, teamId, value)
  if (member?.left_at !== null) throw errors.invalidInput({ assignee: 'Choose somebody who is in the team.' })
}

/**
 * Gives the cards of a column new ranks if one rank has become too long. The cards stay in the same order, so
 * only their ranks change.
 */
async function shorten(tx: Tx, { team }: OpenTeam, list: CardColumn) {
  const cards = await columnOf(tx, team.id, list)
  if (cards.every(({ rank }) => rank.length <= RANK_MAX)) return
  const ranks = evenRanks(cards.length)
  for (const [index, card] of cards.entries())
    await updateCard(tx, card.id, { rank: ranks[index]!, seq: team.board_seq + 1 })
}
