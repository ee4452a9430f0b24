/**
 * JavaScript that a route loads before its page can be used, in bytes, brotli. What is loaded later, such as a
 * form that is opened, does not count. A route is weighed in its heaviest language: Hindi, because the shell's entry
 * contains the English messages.
 */
export const ROUTE_BUDGETS = {
  /**
   * The shell's entry has a message for each failure and the paths of all areas: both grow with what can be done. It
   * also asks whether the terms have changed, stores what the browser allows to be stored, asks for the session where
   * the browser stores none, and each text field knows the rule for texts of people, that of names also links and
   * addresses. It remembers that the offer to install was put off, and the navigation adds up its numbers. Packages are
   * bundled as they are published, which is 4 kB more than with some of their modules replaced.
   */
  public: 219_500,
  personal: 268_000,
  /**
   * Budgets of single paths: pages with the library for forms, and the mentor's with a field for tags as
   * well.
   */
  others: {
    '/signup': 230_500,
    '/confirm-sign-up': 223_500,
    '/guardian-consent': 220_500,
    '/forgot-password': 222_500,
    '/reset-password': 223_000,
    /** With suggestions below the field for tags, as in the form of a course. */
    '/mentor-signup': 247_000,
    /** With what the learner has attached: goal, plan, certificates. */
    '/mentor/mentorships/:id': 268_500,
    /** The pages of a course: what it gives, its outline, for learners the next step, and ways to share a certificate. */
    '/resource/:courseId': 226_000,
    '/user/resources/:courseId': 276_500,
    '/user/bookmarks/:courseId': 276_500,
    /**
     * With the first lesson, the facts of a course, and the outline of its modules, whose fields do without the library's hooks. One tab at a
     * time edits it, which is known before the form is shown.
     */
    '/mentor/resources/add': 282_500,
    '/mentor/resources/:resourceId/edit': 282_500,
    /** The page contains the library of the editor. */
    '/mentor/resources/:resourceId/lessons/:lessonId': 313_000,
    /** The player: every kind of lesson, and all that it says. */
    '/resource/:courseId/lessons/:lessonId': 231_500,
    '/user/resources/:courseId/lessons/:lessonId': 282_000,
    /** The chat client, what it says when a message is refused, and in the shell the offer to install. */
    '/user/chat': 267_500,
    '/mentor/chat': 271_000,
  } as Record<string, number | undefined>,
}

/** Additional budget of a route while its area brings its own React, in bytes (brotli). */
export const OWN_REACT_BUDGET = 65_000

interface BudgetedRoute {
  path: string
  isPersonal: boolean
  /** Whether its area brings its own React. */
  hasOwnReact?: boolean
}

/** The budget of a route in bytes. */
export const routeBudget = ({ path, isPersonal, hasOwnReact }: BudgetedRoute): number =>
  (ROUTE_BUDGETS.others[path] ?? (isPersonal ? ROUTE_BUDGETS.personal : ROUTE_BUDGETS.public)) +
  (hasOwnReact ? OWN_REACT_BUDGET : 0)
