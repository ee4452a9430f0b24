import { BRIEF_DRAFTS_MAX, OPEN_BRIEFS_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import {
  briefErrors,
  type BriefContent,
  type BriefError,
  type BriefState,
} from '@mentor-connect/contract/work/projects/projectRules'
import { lockAccount } from '../../../accounts/people/credentials.repo'
import type { Tx } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { isLimited } from '../../../mentoring/mentorships/eligibility.query'
import { errors } from '../../../platform/http/errors'
import { projectErrors } from '../projectErrors'
import { columnsOf, contentOf, rolesOf } from './briefColumns'
import { countIn, endWaiting, hasPeople, renewForming } from './briefPeople.repo'
import {
  deleteBrief,
  insertBrief,
  lockBrief,
  replaceSkills,
  updateBrief,
  type StoredBrief,
} from './briefs.repo'
import { countFreePlaces } from './places.query'

const MESSAGES: Record<BriefError, string> = {
  needed: 'Fill this in.',
  too_long: 'This is too long.',
  too_many: 'These are too many.',
  out_of_range: 'This is outside of what is possible.',
  line: 'Write this in one line, without invisible characters.',
  team_size: 'A team has two to six people.',
  same_id: 'Two of these have the same id.',
  week: 'Each milestone is due within the weeks of the project.',
  rubric: 'Complete the criteria of each milestone.',
}

type BriefChange = Parameters<typeof updateBrief>[2]

interface Saved extends BriefContent {
  id: string
  version?: number
}

/** Lets mentors write, open and close their briefs. */
export function briefService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  /**
   * Runs `work` with the locks of the mentor's account and of the brief, so that limits are counted
   * correctly.
   */
  const inTurn = <Result>(
    mentorId: string,
    id: string,
    work: (tx: Tx, row: StoredBrief) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (tx) => {
      await lockAccount(tx, 'mentor', mentorId)
      const row = await lockBrief(tx, id)
      if (row?.mentor_id !== mentorId) throw errors.notFound('Project')
      return work(tx, row)
    })

  async function apply(tx: Tx, row: StoredBrief, change: BriefChange) {
    const updated_at = clock().toISOString()
    await updateBrief(tx, row.id, { ...change, version: row.version + 1, updated_at })
    const after = (await lockBrief(tx, row.id))!
    await replaceSkills(tx, row.id, contentOf(after).skills)
    await renewForming(tx, after)
    await countFreePlaces(tx, after)
  }

  const create = (mentorId: string, id: string, content: BriefContent) =>
    db.transaction().execute(async (tx) => {
      await lockAccount(tx, 'mentor', mentorId)
      const before = await lockBrief(tx, id)
      if (before?.mentor_id === mentorId && before.version === 0) return
      if (before) throw errors.invalidInput({ id: 'Choose another id.' })
      if ((await countIn(tx, mentorId, 'draft')) >= BRIEF_DRAFTS_MAX) throw projectErrors.tooMany('drafts')
      const now = clock().toISOString()
      const isNew = { state: 'draft', version: 0, posted_at: null, closed_at: null } as const
      const times = { created_at: now, updated_at: now }
      await insertBrief(tx, { id, mentor_id: mentorId, ...isNew, ...columnsOf(content), ...times })
      await replaceSkills(tx, id, content.skills)
    })

  const change = (mentorId: string, { id, version, ...content }: Saved & { version: number }) =>
    inTurn(mentorId, id, async (tx, row) => {
      if (row.version === version + 1 && isSame(contentOf(row), content)) return
      requireVersion(row, version, ['draft', 'open', 'closed'])
      requireValid(content, row.state === 'draft' ? 'draft' : 'complete')
      if (await hasPeople(tx, row.id)) requireExtended(rolesOf(row), content.roles)
      await apply(tx, row, columnsOf(content))
    })

  return {
    async save(mentorId: string, saved: Saved): Promise<void> {
      const { id, version, ...content } = saved
      requireValid(content, 'draft')
      await (version === undefined ? create(mentorId, id, content) : change(mentorId, { ...saved, version }))
    },

    open: (mentorId: string, id: string, version: number): Promise<void> =>
      inTurn(mentorId, id, async (tx, row) => {
        if (row.version === version + 1 && row.state === 'open') return
        requireVersion(row, version, ['draft', 'closed'])
        requireValid(contentOf(row), 'complete')
        if (await isLimited(tx, mentorId)) throw errors.contactLimited()
        if ((await countIn(tx, mentorId, 'open')) >= OPEN_BRIEFS_MAX) throw projectErrors.tooMany('briefs')
        const posted_at = row.posted_at ?? clock().toISOString()
        await apply(tx, row, { state: 'open', posted_at, closed_at: null })
      }),

    /** Closes a brief. If it is a draft that was never open, deletes it and returns true. */
    close: (mentorId: string, id: string, version: number): Promise<boolean> =>
      inTurn(mentorId, id, async (tx, row) => {
        if (row.version === version + 1 && row.state === 'closed') return false
        requireVersion(row, version, ['draft', 'open'])
        if (row.posted_at === null) {
          await deleteBrief(tx, id)
          return true
        }
        const now = clock().toISOString()
        await endWaiting(tx, id, now)
        await apply(tx, row, { state: 'closed', closed_at: now })
        return false
      }),
  }
}

const isSame = (a: BriefContent, b: BriefContent) =>
  JSON.stringify(columnsOf(a)) === JSON.stringify(columnsOf(b))

function requireVersion(row: StoredBrief, version: number, states: BriefState[]) {
  if (row.version !== version || !states.includes(row.state)) throw projectErrors.briefChanged(row.state)
}

/**
 * Checks a brief. A draft may be incomplete. @throws ApiError `invalid_input` with a message for each field
 */
function requireValid(content: BriefContent, how: 'draft' | 'complete') {
  const incomplete: BriefError[] = ['needed', 'team_size', 'rubric']
  const found = Object.entries(briefErrors(content)).filter(
    ([, error]) => how === 'complete' || !incomplete.includes(error),
  )
  if (found.length === 0) return
  throw errors.invalidInput(Object.fromEntries(found.map(([field, error]) => [field, MESSAGES[error]])))
}

/** Checks a change of roles. @throws ApiError `invalid_input` if people would lose their role or place */
function requireExtended(before: BriefContent['roles'], after: BriefContent['roles']) {
  const places = new Map(after.map((role) => [role.id, role.places]))
  if (before.every((role) => (places.get(role.id) ?? 0) >= role.places)) return
  throw errors.invalidInput({ roles: 'People have applied: roles can be renamed and extended only.' })
}
