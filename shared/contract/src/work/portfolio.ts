import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { EnteredAddress, EnteredLine, EnteredText } from '../api/enteredTexts'
import { Id, Timestamp, literals } from '../api/wire'
import { COURSE_LANGUAGES } from '../courses/courseLanguages'
import { DOMAIN_TAG_MAX, URL_MAX } from '../rules/limits'
import { AppliedCertificate, Version } from './applications'
import {
  ABOUT_MAX,
  HEADLINE_MAX,
  LINK_LABEL_MAX,
  PHONE_MAX,
  PORTFOLIO_LANGUAGES_MAX,
  PORTFOLIO_LINKS_MAX,
  PORTFOLIO_SKILLS_MAX,
  PORTFOLIO_WORKS_MAX,
  SKILL_PROOFS_MAX,
  SLUG_MAX,
  SUMMARY_MAX,
  TIMELINE_LINE_MAX,
  TIMELINE_MAX,
  TIMELINE_TEXT_MAX,
  TOWN_MAX,
  WORK_TEXT_MAX,
  WORK_TITLE_MAX,
  YEAR_MAX,
  YEAR_MIN,
} from './portfolioLimits'
import { LANGUAGE_LEVELS, VISIBILITIES } from './portfolioRules'

/**
 * A portfolio: a page that a learner may show to others, with skills and their proofs, works, education and
 * experience.
 */

// The rules are in `portfolioRules.ts`; these limits only bound the request.
const Year = Type.Integer({ minimum: YEAR_MIN, maximum: YEAR_MAX })

const Month = Type.Integer({ minimum: 1, maximum: 12 })

const time = {
  title: EnteredLine(TIMELINE_LINE_MAX * 4),
  organisation: EnteredLine(TIMELINE_LINE_MAX * 4),
  text: EnteredText(TIMELINE_TEXT_MAX * 4),
  from: Year,
  fromMonth: Type.Optional(Month),
  to: Type.Optional(Year),
  toMonth: Type.Optional(Month),
}

const texts = {
  headline: EnteredLine(HEADLINE_MAX * 4),
  about: EnteredText(ABOUT_MAX * 4),
  works: Type.Array(
    Type.Object({
      title: EnteredLine(WORK_TITLE_MAX * 4),
      text: EnteredText(WORK_TEXT_MAX * 4),
      link: Type.Optional(EnteredAddress(URL_MAX)),
    }),
    { maxItems: PORTFOLIO_WORKS_MAX },
  ),
  education: Type.Array(Type.Object(time), { maxItems: TIMELINE_MAX }),
  experience: Type.Array(Type.Object({ ...time, isVolunteer: Type.Optional(Type.Boolean()) }), {
    maxItems: TIMELINE_MAX,
  }),
  languages: Type.Array(
    Type.Object({ language: literals(COURSE_LANGUAGES), level: literals(LANGUAGE_LEVELS) }),
    { maxItems: PORTFOLIO_LANGUAGES_MAX },
  ),
  links: Type.Array(Type.Object({ label: EnteredLine(LINK_LABEL_MAX * 4), url: EnteredAddress(URL_MAX) }), {
    maxItems: PORTFOLIO_LINKS_MAX,
  }),
}

const Proofs = Type.Array(Id, { maxItems: SKILL_PROOFS_MAX, uniqueItems: true })
const content = {
  ...texts,
  skills: Type.Array(
    Type.Object({
      name: EnteredLine(DOMAIN_TAG_MAX * 4),
      certificates: Proofs,
      tasks: Proofs,
      /**
       * Ids of teams in which a mentor has confirmed the learner's contribution. If absent, they are not
       * changed.
       */
      projects: Type.Optional(Proofs),
    }),
    { maxItems: PORTFOLIO_SKILLS_MAX },
  ),
}

/** The parts that are shown only in the résumé, not in the portfolio. */
const ResumeParts = Type.Object({
  showsEmail: Type.Boolean(),
  phone: EnteredLine(PHONE_MAX * 4),
  town: EnteredLine(TOWN_MAX * 4),
  summary: EnteredText(SUMMARY_MAX * 4),
})

/** An approved work of a task, without its text. */
const ProvenTask = Type.Object({
  /** Title of the lesson with the task. */
  title: Type.String(),
  courseName: Type.String(),
})

/** A collaborative project in which the learner's contribution is proven. */
const ProvenProject = Type.Object({
  title: Type.String(),
  /** The learner's role in the team. */
  role: Type.String(),
  /** Name of the mentor who has confirmed the contribution; empty once the mentor's account is deleted. */
  mentorName: Type.String(),
  decidedAt: Timestamp,
})

export const Portfolio = Type.Object({
  slug: Id,
  name: Type.String(),
  /** Path of the picture on the API. */
  profile: Type.Optional(Type.String()),
  /** False if search engines must not list the page. */
  isListed: Type.Boolean(),
  ...texts,
  skills: Type.Array(
    Type.Object({
      name: Type.String(),
      /** Certificates and approved works that are still valid. */
      certificates: Type.Array(AppliedCertificate),
      tasks: Type.Array(ProvenTask),
      projects: Type.Optional(Type.Array(ProvenProject)),
    }),
  ),
  updatedAt: Timestamp,
})
export type Portfolio = Static<typeof Portfolio>

export const getPortfolio = endpoint({
  method: 'GET',
  path: '/portfolios/:slug',
  access: 'public',
  summary:
    'The portfolio of a learner who shows it. `not_found` alike if there is none, if it is off or hidden, or if its owner is a minor or suspended.',
  params: Type.Object({ slug: Id }),
  reply: Portfolio,
})

export const findMovedPortfolio = endpoint({
  method: 'GET',
  path: '/portfolios/:slug/moved',
  access: 'public',
  summary:
    'The present name in the address of a portfolio that had another one within the last year. `not_found` alike if there is none, and if others cannot read it.',
  params: Type.Object({ slug: Id }),
  reply: Type.Object({ slug: Id }),
})

export const OwnPortfolio = Type.Object({
  /** The slug of the portfolio, which is a part of its address. Before the first save, it is a suggestion. */
  slug: Id,
  visibility: literals(VISIBILITIES),
  /**
   * Increases with every change; 0 before the first change. A change must name the version that the owner
   * sees.
   */
  version: Version,
  ...content,
  resume: ResumeParts,
  /** All certificates, works and projects of the owner that can prove a skill. */
  proofs: Type.Object({
    certificates: Type.Array(AppliedCertificate),
    tasks: Type.Array(Type.Object({ id: Id, ...ProvenTask.properties })),
    projects: Type.Optional(Type.Array(Type.Object({ id: Id, ...ProvenProject.properties }))),
  }),
  /** False for minors, whose portfolio stays off. */
  mayShow: Type.Boolean(),
  /** True if operators have hidden the portfolio. */
  isHidden: Type.Boolean(),
})
export type OwnPortfolio = Static<typeof OwnPortfolio>

export const getOwnPortfolio = endpoint({
  method: 'GET',
  path: '/user/portfolio',
  access: 'user',
  rateLimit: 'search',
  summary:
    'The own portfolio, also one that is off, with the certificates and approved works that can prove skills. Proofs that are not valid any more are left out.',
  reply: OwnPortfolio,
})

export const savePortfolio = endpoint({
  method: 'POST',
  path: '/user/portfolio',
  access: 'user',
  rateLimit: 'portfolio',
  maxBodyBytes: 256 * 1024,
  summary:
    'Create or replace the own portfolio. Proofs must be own and valid. `invalid_input` with the field `slug` if another portfolio has that name, with `visibility` if a minor wants to show it; `edit_conflict` with the reason `portfolio_changed` if it was changed since `version`.',
  body: Type.Object({
    version: Version,
    slug: Type.String({ maxLength: SLUG_MAX }),
    visibility: literals(VISIBILITIES),
    ...content,
    /** If absent, the parts are not changed. */
    resume: Type.Optional(ResumeParts),
  }),
  reply: OwnPortfolio,
})
