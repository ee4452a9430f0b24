import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { announceOpenings } from '../alerts/announceOpenings'
import { queueWeeklyMails } from '../alerts/weeklyMail'
import type { Person, WorkWorld } from './workWorld'

/** The calls of tests of alerts. @param world returns the world of the present test */
export function alertActs(world: () => WorkWorld) {
  const asha = () => world().asha
  return {
    save: (id: string, criteria: object = {}, person: Person = asha()) =>
      world().post(person, '/user/opening-alerts', { id, name: `Alert ${id}`, criteria }),
    change: (id: string, parts: object, person: Person = asha()) =>
      world().post(person, `/user/opening-alerts/${id}`, parts),
    remove: (id: string, person: Person = asha()) =>
      world().post(person, `/user/opening-alerts/${id}/remove`),
    list: async (person: Person = asha()) => (await world().get('/user/opening-alerts', person)).data,
    setMail: (isOn: boolean, person: Person = asha()) =>
      world().post(person, '/user/opening-alert-mail', { isOn }),

    /** Lets an hour pass and runs the job that tells of new openings. */
    async announce() {
      const { t } = world()
      t.clock.advance(HOUR_MS)
      await announceOpenings(t, t.clock())
    },

    /** The entries of a person about alerts: id of the alert → number of openings. */
    async told(person: Person = asha()): Promise<Record<string, number>> {
      const rows = await world()
        .t.db.selectFrom('notifications')
        .select(['subject', 'count'])
        .where('person_id', '=', person.account._id)
        .where('kind', '=', 'openings-found')
        .execute()
      return Object.fromEntries(rows.map(({ subject, count }) => [subject, count]))
    },

    /** Runs the weekly mails that are due, and returns the texts of the mails about openings so far. */
    async mailed(): Promise<string[]> {
      const { t } = world()
      await queueWeeklyMails(t, t.clock())
      await t.jobs.settle()
      return t.mailer.sent
        .filter(({ unsubscribeUrl }) => unsubscribeUrl?.includes('/unsubscribe/news'))
        .map(({ text }) => text)
    },
  }
}
