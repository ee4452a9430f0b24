// Limits of a learner's portfolio and résumé.

export { FORMER_SLUG_DAYS, FORMER_SLUGS_MAX, SLUG_MAX, SLUG_MIN } from '../rules/slugs'
/** Maximum lengths, in grapheme clusters. */
export const HEADLINE_MAX = 100
export const ABOUT_MAX = 1500
export const WORK_TITLE_MAX = 100
export const WORK_TEXT_MAX = 800
export const TIMELINE_LINE_MAX = 100
export const TIMELINE_TEXT_MAX = 400
export const LINK_LABEL_MAX = 40
/**
 * Maximum number of skills. The next constant limits the certificates, and also the approved works, that
 * prove one skill.
 */
export const PORTFOLIO_SKILLS_MAX = 20
export const SKILL_PROOFS_MAX = 5
export const PORTFOLIO_WORKS_MAX = 10
/** Maximum number of entries in the list of education, and also in the list of experience. */
export const TIMELINE_MAX = 10
export const PORTFOLIO_LANGUAGES_MAX = 8
export const PORTFOLIO_LINKS_MAX = 6
export const YEAR_MIN = 1940
export const YEAR_MAX = 2100

/** Maximum lengths of the parts that only a résumé has, in grapheme clusters. */
export const SUMMARY_MAX = 600
export const PHONE_MAX = 30
export const TOWN_MAX = 60
/** Maximum number of pages of a résumé. */
export const RESUME_PAGES_MAX = 2
