import { keepAccount } from '../../../accounts/people/credentials.repo'
import type { Tx } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { isLimited } from '../../../mentoring/mentorships/eligibility.query'
import { notifier } from '../../../messages/notifications/notifier'
import { errors } from '../../../platform/http/errors'
import { projectErrors } from '../projectErrors'
import { handOverTeam } from './handOver'
import { canGuide, hasOffersMax } from './offers.query'
import { canWrite } from './teamAccess'
import { lockTeam, updateTeam, type StoredTeam } from './teams.repo'

/** Handles offers of teams. A mentor offers a team to another mentor, who takes it over or declines. */
export function offerService(dependencies: Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>) {
  const { db, clock } = dependencies
  const notifications = notifier(dependencies)

  async function ofMentor(tx: Tx, mentorId: string, teamId: string): Promise<StoredTeam> {
    const team = await lockTeam(tx, teamId)
    if (team?.mentor_id !== mentorId) throw errors.notFound('Team')
    return team
  }

  const tell = (tx: Tx, team: StoredTeam, kind: 'team-offered' | 'team-offer-declined', to: string) =>
    notifications.record(tx, { kind, subject: team.id, to, key: `${team.id}:${team.version}:${to}` })

  const endOffer = (tx: Tx, { id, version }: StoredTeam) =>
    updateTeam(tx, id, { offered_to: null, offered_at: null, version: version + 1 })

  async function requireGuide(tx: Tx, team: StoredTeam, to: string) {
    if (to === team.mentor_id || !(await canGuide(tx, to, team.id))) throw errors.notFound('Mentor')
    if (await hasOffersMax(tx, to)) throw projectErrors.requestsMax()
  }

  async function requireOffered(tx: Tx, team: StoredTeam, mentorId: string) {
    if (team.offered_to !== mentorId) throw errors.notFound('Offer')
    if (!canWrite(team)) throw projectErrors.teamChanged(team.state)
    if (!(await canGuide(tx, mentorId, team.id))) throw errors.notFound('Offer')
  }

  return {
    offer: (mentorId: string, teamId: string, { version, to }: { version: number; to: string }) =>
      db.transaction().execute(async (tx) => {
        await keepAccount(tx, 'mentor', to)
        const team = await ofMentor(tx, mentorId, teamId)
        if (team.version === version + 1 && team.offered_to === to) return
        if (team.version !== version || !canWrite(team)) throw projectErrors.teamChanged(team.state)
        if (await isLimited(tx, mentorId)) throw errors.contactLimited()
        await requireGuide(tx, team, to)
        const offered_at = clock().toISOString()
        await updateTeam(tx, teamId, { offered_to: to, offered_at, version: version + 1 })
        await tell(tx, team, 'team-offered', to)
      }),

    withdraw: (mentorId: string, teamId: string) =>
      db.transaction().execute(async (tx) => {
        const team = await ofMentor(tx, mentorId, teamId)
        if (team.offered_to !== null) await endOffer(tx, team)
      }),

    accept: (mentorId: string, teamId: string) =>
      db.transaction().execute(async (tx) => {
        const check = (team: StoredTeam) => requireOffered(tx, team, mentorId)
        await handOverTeam(tx, dependencies, { teamId, mentorId, check })
      }),

    decline: (mentorId: string, teamId: string) =>
      db.transaction().execute(async (tx) => {
        const team = await lockTeam(tx, teamId)
        if (team?.offered_to !== mentorId) return
        await endOffer(tx, team)
        if (team.mentor_id !== null) await tell(tx, team, 'team-offer-declined', team.mentor_id)
      }),
  }
}
