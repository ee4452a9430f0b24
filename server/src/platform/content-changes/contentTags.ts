/*
 * Tags that name public content. The main API names the tags of the content that has changed; the site server knows
 * which pages it has rendered with that content.
 */

/** The tag that stands for all content. */
export const ALL_CONTENT = '*'
/** Lists of courses, and the subjects. */
export const COURSES = 'courses'
/** The list of mentors. */
export const MENTORS = 'mentors'
/** Lists of workshops. */
export const WORKSHOPS = 'workshops'
/** Lists of openings. */
export const OPENINGS = 'openings'
/** Lists of skill paths. */
export const SKILL_PATHS = 'paths'

/** One course, with its lessons, reviews and figures. */
export const courseTag = (id: string) => `course:${id}`
/** One mentor, with the list of his or her courses. */
export const mentorTag = (id: string) => `mentor:${id}`
/** One workshop, with its free seats. */
export const workshopTag = (id: string) => `workshop:${id}`
/** One opening. */
export const openingTag = (id: string) => `opening:${id}`
/** One portfolio, by the name in its address. */
export const portfolioTag = (slug: string) => `portfolio:${slug}`
/** One skill path, by the name in its address. */
export const skillPathTag = (slug: string) => `path:${slug}`
