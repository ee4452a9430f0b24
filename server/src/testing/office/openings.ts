import { mentorId } from './people'
import { insertRows, rowsOf, timeWithin, type Database } from './rows'
import type { OfficeSize } from './size'

const DAYS = 10

const ENGLISH = {
  title: 'Intern in a web shop',
  employer: 'Sample Shop (example)',
  employer_about: 'A family that sells cloth.',
  description: 'You look after the catalogue.\n\nYou learn how a shop works.',
  language: 'en',
  questions: '["What have you sold?"]',
  warnings: '[]',
}
const HINDI: typeof ENGLISH = {
  title: 'कपड़े की दुकान में इंटर्न',
  employer: 'नमूना दुकान (उदाहरण)',
  employer_about: 'कपड़े बेचने वाला एक परिवार।',
  description: 'आप दुकान की सूची सँभालेंगे।\n\nट्रेनिंग फ़ीस पहले जमा करें।',
  language: 'hi',
  questions: '["आपने क्या बेचा है?"]',
  warnings: '["fee"]',
}

/** Inserts openings that wait for an operator. Every second one is in Hindi and seems to ask for money. */
export async function insertOpenings(db: Database, { mentors }: OfficeSize, now: Date) {
  await insertRows(
    db,
    'openings',
    rowsOf(Math.ceil(mentors / 20), (index) => {
      const texts = index % 2 === 0 ? HINDI : ENGLISH
      const at = timeWithin(DAYS, now, index)
      return {
        ...texts,
        id: `opening-${index}`,
        mentor_id: mentorId(index),
        state: 'waiting',
        version: 1,
        kind: 'internship',
        workplace: 'hybrid',
        level: 'student',
        place: 'Bhopal',
        place_key: 'bhopal',
        closes_on: '2099-01-31',
        pay_month: 12_000,
        pay_from: 8_000,
        pay_to: 12_000,
        pay_per: 'month',
        duration_count: 3,
        duration_unit: 'month',
        seats: 2,
        apply_way: 'here',
        apply_url: '',
        employer_website: 'https://shop.example.org',
        skills: '["Pricing"]',
        languages: '["hi","en"]',
        search_text: texts.title.toLowerCase(),
        created_at: at,
        updated_at: at,
      } as const
    }),
  )
}
