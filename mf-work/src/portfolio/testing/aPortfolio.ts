import type { OwnPortfolio, Portfolio } from '@mentor-connect/contract/work/portfolio'
import { NO_RESUME } from '@mentor-connect/contract/work/resumeRules'

export const CERTIFICATE = {
  id: 'c1',
  courseName: 'First web pages',
  instructorName: 'Ravi Iyer',
  issuedAt: '2026-10-01T08:30:00.000Z',
}
const TASK = { title: 'A page for a shop', courseName: 'Web shops' }

const TEXTS: Pick<
  Portfolio,
  'headline' | 'about' | 'works' | 'experience' | 'education' | 'languages' | 'links'
> = {
  headline: 'Builds clear web pages',
  about: 'I learn by making things.',
  works: [{ title: 'School timetable', text: 'For our school.', link: 'https://example.org/school' }],
  experience: [
    { title: 'Trainee', organisation: 'Sample Shop', text: '', from: 2021, to: 2022 },
    { title: 'Assistant', organisation: 'Sample Shop', text: 'Sales.', from: 2022 },
  ],
  education: [{ title: 'B.A.', organisation: 'Sample College', text: '', from: 2018, to: 2021 }],
  languages: [{ language: 'hi', level: 'native' }],
  links: [{ label: 'Code', url: 'https://example.org/code' }],
}

export const aPortfolio = (parts: Partial<Portfolio> = {}): Portfolio => ({
  slug: 'asha-verma',
  name: 'Asha Verma',
  isListed: true,
  ...TEXTS,
  skills: [
    { name: 'Web Development', certificates: [CERTIFICATE], tasks: [TASK] },
    { name: 'Patience', certificates: [], tasks: [] },
  ],
  updatedAt: '2026-11-20T08:30:00.000Z',
  ...parts,
})

export const anOwnPortfolio = (parts: Partial<OwnPortfolio> = {}): OwnPortfolio => ({
  slug: 'asha-verma',
  visibility: 'off',
  version: 3,
  ...TEXTS,
  skills: [{ name: 'Web Development', certificates: ['c1'], tasks: [] }],
  resume: NO_RESUME,
  proofs: { certificates: [CERTIFICATE], tasks: [{ id: 't1', ...TASK }] },
  mayShow: true,
  isHidden: false,
  ...parts,
})

/** The own portfolio of somebody who has not begun yet. */
export const anEmptyPortfolio = (parts: Partial<OwnPortfolio> = {}): OwnPortfolio =>
  anOwnPortfolio({
    version: 0,
    headline: '',
    about: '',
    skills: [],
    works: [],
    experience: [],
    education: [],
    languages: [],
    links: [],
    ...parts,
  })
