import { applicationTo, type Person, type WorkWorld } from './workWorld'

/** The calls of tests of applications to the opening `o1`. @param world returns the world of the present test */
export function applicationActs(world: () => WorkWorld) {
  const applicants = async (query = '') =>
    (await world().get(`/mentor/openings/o1/applicants?${query}`, world().mentor)).data
  const applicantId = async (): Promise<string> => (await applicants()).applicants[0]._id
  return {
    apply: (parts: object = {}, person: Person = world().asha, id = 'o1') =>
      world().post(person, `/openings/${id}/applications`, applicationTo(parts)),
    fit: async (person: Person = world().asha, id = 'o1') =>
      (await world().get(`/user/openings/${id}`, person)).data,
    applicants,
    applicantId,
    readApplicant: async () =>
      (await world().get(`/mentor/applicants/${await applicantId()}`, world().mentor)).data,
    move: async (version: number, stage: string, text?: string) =>
      world().post(world().mentor, `/mentor/applicants/${await applicantId()}/move`, {
        version,
        stage,
        ...(text && { text }),
      }),
    block: () =>
      world()
        .t.db.insertInto('blocked_pairs')
        .values({
          learner_id: world().asha.account._id,
          mentor_id: world().mentor.account._id,
          by_learner: 0,
          by_mentor: 1,
          changed_at: world().t.clock().toISOString(),
        })
        .execute(),
  }
}
