/** What the cost model assumes about people; change it here when it is known better. */
export const PEOPLE = {
  /** Share of all learners who are there in the busiest hour of a usual day. */
  active: 0.05,
  /** What one of them does in this hour. */
  apiRequests: 90,
  pages: 8,
  messages: 4,
  /** The busiest minute has this many times the requests of the average minute of the hour. */
  peak: 1.5,
}

export interface Demand {
  people: number
  /** Per second, in the busiest minute. */
  api: number
  site: number
  chat: number
}

export function demandOf(learners: number): Demand {
  const people = learners * PEOPLE.active
  const perSecond = (each: number) => (people * each * PEOPLE.peak) / 3600
  return {
    people,
    api: perSecond(PEOPLE.apiRequests),
    site: perSecond(PEOPLE.pages),
    chat: perSecond(PEOPLE.messages),
  }
}
