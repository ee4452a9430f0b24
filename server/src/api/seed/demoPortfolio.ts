import {
  portfolioErrors,
  slugError,
  type PortfolioContent,
} from '@mentor-connect/contract/work/portfolioRules'
import type { Tx } from '../../kernel/database/schema'
import { DEMO_LEARNER } from '../../platform/demo/demoAccounts'
import { certificatesOf } from '../../work/proofs/proofs.query'
import { insertPortfolio } from '../../work/portfolio/portfolio.repo'
import { daysBefore } from './rows'

const SLUG = 'asha-rawat'
const SAVED_DAYS_AGO = 3
/** The skill for which the demo learner has certificates as proof. */
const PROVEN = 'Online safety'

const CONTENT: PortfolioContent = {
  headline: 'Front desk and accounts, learning to build web pages',
  about: `I keep the fee register of a tuition class and like it when everything adds up.

In the evenings I learn to build web pages. I am looking for a job where I meet people in the morning and can look after a website in the afternoon.`,
  skills: [
    { name: PROVEN, certificates: [], tasks: [] },
    { name: 'Spreadsheets', certificates: [], tasks: [] },
    { name: 'Web Development', certificates: [], tasks: [] },
  ],
  works: [
    {
      title: 'Fee register for 46 students',
      text: 'A spreadsheet that shows who has paid and who has to be reminded. In two years nobody was charged twice.',
    },
    {
      title: 'मोहल्ले की लाइब्रेरी का पेज',
      text: 'खुलने का समय, किताब घर ले जाने का नियम और आने का रास्ता, एक ही पेज पर।',
      link: 'https://example.org/mohalla-library/',
    },
  ],
  experience: [
    {
      title: 'Office assistant',
      organisation: 'Sunrise Tuition Centre (example)',
      text: 'Admissions, fees, and the phone.',
      from: 2023,
    },
  ],
  education: [
    { title: 'B.Com.', organisation: 'Sample College, Dehradun (example)', text: '', from: 2020, to: 2023 },
  ],
  languages: [
    { language: 'hi', level: 'native' },
    { language: 'en', level: 'good' },
  ],
  links: [{ label: 'Code', url: 'https://example.org/asha-rawat/code' }],
}

/** Writes the public portfolio of the demo learner, whose certificates are the proof of a skill. */
export async function writeDemoPortfolio(tx: Tx, now: Date) {
  const certificates = await certificatesOf(tx, DEMO_LEARNER.id)
  const ids = certificates.map(({ id }) => id)
  const skills = CONTENT.skills.map((skill) =>
    skill.name === PROVEN ? { ...skill, certificates: ids } : skill,
  )
  const content = { ...CONTENT, skills }
  const wrong = [...Object.keys(portfolioErrors(content, true)), ...(slugError(SLUG) ? ['slug'] : [])]
  if (wrong.length > 0) throw new Error(`the demo portfolio has a wrong ${wrong.join(', ')}`)
  const saved = daysBefore(now, SAVED_DAYS_AGO)
  await insertPortfolio(tx, {
    learner_id: DEMO_LEARNER.id,
    slug: SLUG,
    visibility: 'public',
    version: 1,
    created_at: saved,
    updated_at: saved,
    content: JSON.stringify(content),
  })
}
