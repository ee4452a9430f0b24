import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { CARD_COMMENT_MAX, CARD_COMMENTS_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import type { CardComment } from '@mentor-connect/contract/work/projects/teamBoard'
import { blockedPeopleOf } from '../../../accounts/people/blockedPairs.repo'
import type { Tx } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import type { Session } from '../../../platform/http/access'
import { errors } from '../../../platform/http/errors'
import { projectErrors } from '../projectErrors'
import { namesOfPeople } from '../teams/peopleNames.query'
import { readableTeam, writableTeam, type OpenTeam } from '../teams/teamAccess'
import { updateTeam } from '../teams/teams.repo'
import { findCard, updateCard } from './cards.repo'
import { commentsOf, countComments, deleteComment, findComment, insertComment } from './comments.repo'

interface OfCard {
  teamId: string
  cardId: string
}

/** Manages comments on the cards of a board. */
export function commentService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  const withCard = (
    session: Session | null,
    { teamId, cardId }: OfCard,
    work: (tx: Tx, open: OpenTeam) => Promise<void>,
  ) =>
    db.transaction().execute(async (tx) => {
      const open = await writableTeam(tx, session, teamId)
      const card = await findCard(tx, cardId)
      if (card?.team_id !== teamId || card.deleted_at !== null) throw errors.notFound('Card')
      await work(tx, open)
      const comments = await countComments(tx, cardId)
      if (comments === card.comments) return
      const seq = open.team.board_seq + 1
      const now = clock().toISOString()
      await updateTeam(tx, teamId, { board_seq: seq, last_active_at: now, asked_at: null })
      await updateCard(tx, card.id, { comments, seq })
    })

  return {
    async list(session: Session | null, ids: OfCard): Promise<CardComment[]> {
      const { team, personId } = await readableTeam(db, session, ids.teamId)
      if ((await findCard(db, ids.cardId))?.team_id !== ids.teamId) throw errors.notFound('Card')
      const rows = await commentsOf(db, ids.cardId)
      const names = await namesOfPeople(
        db,
        rows.map(({ person_id }) => person_id),
      )
      const blocked = new Set(await blockedPeopleOf(db, personId))
      return rows.map((row) => ({
        id: row.id,
        text: row.hidden_at === null ? row.text : '',
        name: names.get(row.person_id) ?? '',
        ...(row.person_id === team.mentor_id && { isMentor: true as const }),
        ...(row.person_id === personId && { isOwn: true as const }),
        writtenAt: row.written_at,
        ...(row.hidden_at !== null && { isHidden: true }),
        ...(blocked.has(row.person_id) && { isBlocked: true }),
      }))
    },

    add(session: Session | null, ids: OfCard, { commentId, text }: { commentId: string; text: string }) {
      if (hasMoreGraphemes(text, CARD_COMMENT_MAX))
        throw errors.invalidInput({ text: `Write up to ${CARD_COMMENT_MAX} characters.` })
      return withCard(session, ids, async (tx, { personId }) => {
        const known = await findComment(tx, commentId)
        if (known?.card_id === ids.cardId && known.person_id === personId) return
        if (known) throw errors.invalidInput({ commentId: 'Choose another id.' })
        if ((await countComments(tx, ids.cardId)) >= CARD_COMMENTS_MAX)
          throw projectErrors.tooMany('comments')
        const written_at = clock().toISOString()
        const key = { id: commentId, team_id: ids.teamId, card_id: ids.cardId }
        await insertComment(tx, { ...key, person_id: personId, written_at, text })
      })
    },

    remove: (session: Session | null, ids: OfCard, commentId: string) =>
      withCard(session, ids, async (tx, { personId }) => {
        const known = await findComment(tx, commentId)
        if (known?.card_id !== ids.cardId) return
        if (known.person_id !== personId) throw errors.forbidden()
        await deleteComment(tx, commentId)
      }),
  }
}
