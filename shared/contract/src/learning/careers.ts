import Type, { type Static } from 'typebox'
import { CAREER_COSTS, CAREER_IDS, CAREER_WAYS } from './careerFields'
import { endpoint } from '../api/endpoint'
import { Id, literals, Month } from '../api/wire'

/** A text in both languages. */
const Bilingual = Type.Object({ en: Type.String(), hi: Type.String() })
export type Bilingual = Static<typeof Bilingual>

const Share = Type.Integer({ minimum: 1, maximum: 5 })

export const CareerSummary = Type.Object({
  id: Id,
  names: Bilingual,
  /** The work that people in this career do, in one sentence. */
  summary: Bilingual,
  /** Share of each type of work in this career, from 1 to 5, in our judgement. */
  interests: Type.Object({ R: Share, I: Share, A: Share, S: Share, E: Share, C: Share }),
  ways: Type.Array(literals(CAREER_WAYS)),
  cost: literals(CAREER_COSTS),
  /** Ids of the subjects to learn for this career. */
  subjects: Type.Array(Type.String()),
})
export type CareerSummary = Static<typeof CareerSummary>

export const Career = Type.Object({
  ...CareerSummary.properties,
  /** The qualification that the way needs, and how long it takes. */
  route: Bilingual,
  exams: Type.Optional(Bilingual),
  day: Bilingual,
  skills: Bilingual,
  outlook: Bilingual,
  /**
   * Code in the National Classification of Occupations 2015: all eight digits, or the four digits of the unit group.
   */
  code: Type.String(),
  /**
   * Starting pay of posts in the central government: basic pay in rupees a month. Absent if there is no reliable
   * figure.
   */
  pay: Type.Optional(Type.Object({ level: Type.Integer(), start: Type.Integer(), year: Type.Integer() })),
  /** The source in which the facts of this career can be checked. */
  source: Type.Object({ name: Type.String(), url: Type.String() }),
  /** The month in which the facts were last checked. */
  checkedOn: Month,
  /**
   * True if the last check was more than `CAREER_CHECK_MONTHS` ago. Readers are then told to check the facts
   * themselves.
   */
  isOutdated: Type.Boolean(),
})
export type Career = Static<typeof Career>

export const getCareers = endpoint({
  method: 'GET',
  path: '/careers',
  access: 'public',
  summary: 'All careers that are described, by field.',
  reply: Type.Array(CareerSummary),
})

export const getCareer = endpoint({
  method: 'GET',
  path: '/careers/:id',
  access: 'public',
  summary: 'A career with all that is known of it.',
  params: Type.Object({ id: literals(CAREER_IDS) }),
  reply: Career,
})
