import { insertSanction } from '../../accounts/people/sanctions.repo'
import type { TestApp } from '../../testing/testApp'

/** The content of a portfolio, with the proofs `cert` and `task`. */
export const PORTFOLIO = {
  headline: 'Builds clear web pages',
  about: 'I learn by making things.',
  skills: [{ name: 'Web Development', certificates: ['cert'], tasks: ['task'] }],
  works: [{ title: 'A page for our school', text: 'With a timetable.', link: 'https://example.org/school' }],
  education: [{ title: 'B.A.', organisation: 'Sample College', text: '', from: 2019, to: 2022 }],
  experience: [{ title: 'Shop assistant', organisation: 'Sample Shop', text: 'Sales.', from: 2022 }],
  languages: [{ language: 'hi', level: 'native' }],
  links: [{ label: 'Code', url: 'https://example.org/asha' }],
}

/** A request that saves it for the first time, for everybody to see. */
export const portfolioWith = (parts: object = {}) => ({
  version: 0,
  slug: 'asha-makes',
  visibility: 'public',
  ...PORTFOLIO,
  ...parts,
})

export const suspendLearner = ({ db, clock }: TestApp, id: string) =>
  insertSanction(db, {
    person: { id, role: 'user' },
    kind: 'suspension',
    reason: 'Spam',
    by: 'root',
    now: clock().toISOString(),
  })
