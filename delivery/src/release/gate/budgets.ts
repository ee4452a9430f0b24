import { BUDGETS } from '@mentor-connect/build/conformance/budgets'
import type { Release } from '@mentor-connect/build/release/release'
import { pathPattern } from '@mentor-connect/contract/api/endpoint'

/**
 * Maximum JavaScript that a route loads before its page can be used, in bytes (brotli). Files that are loaded later,
 * for example for a form that is opened, do not count. A route is weighed in its heaviest language: Hindi, because the
 * shell's entry contains the English messages. The messages that all areas share come from the shell.
 *
 * Budgets are multiples of 2.5 kB. They refuse a library that was added by mistake, and not a build whose hashes make it
 * 100 bytes larger than the one before.
 */
export const ROUTE_BUDGETS = {
  /**
   * The shell's entry has a message for each failure and the paths of all areas, so it grows with the product. It also
   * asks whether the terms have changed, stores what the browser allows to be stored, and asks the API for the session
   * if the browser stores none. Text fields check the rule for texts of people; fields for names also refuse links and
   * addresses. The entry remembers that a person has put off the offer to install, and the navigation adds up its
   * numbers. It knows which feature flags are on. Packages are bundled as they are published, which is 4 kB more than
   * with some of their modules replaced.
   */
  public: 220_000,
  personal: 270_000,
  /**
   * Budgets of single paths. Most of these pages contain the library for forms; those of the mentor also have a field
   * for tags.
   */
  others: {
    '/signup': 232_500,
    '/confirm-sign-up': 225_000,
    '/guardian-consent': 222_500,
    '/forgot-password': 225_000,
    '/reset-password': 225_000,
    /** The form suggests tags below the field for them, as the form of a course does. */
    '/mentor-signup': 250_000,
    /**
     * The pages of a course show its outcomes and its outline, to learners also the next step and ways to share a
     * certificate.
     */
    '/resource/:courseId': 225_000,
    '/user/resources/:courseId': 272_500,
    '/user/bookmarks/:courseId': 272_500,
    /**
     * The form contains the first lesson, the facts of a course and the outline of its modules, whose fields do not use
     * the hooks of the library for forms. Only one tab at a time may edit a course; this is checked before the form is
     * shown.
     */
    '/mentor/resources/add': 285_000,
    '/mentor/resources/:resourceId/edit': 285_000,
    /** This page edits a lesson, so it loads the library of the text editor. The area declares first reads of others. */
    '/mentor/resources/:resourceId/lessons/:lessonId': 315_000,
    /** The lesson player contains the components and texts of every kind of lesson. */
    '/resource/:courseId/lessons/:lessonId': 232_500,
    '/user/resources/:courseId/lessons/:lessonId': 280_000,
    /**
     * The page contains the chat client, which also handles rooms, changes of messages, files and calls, and the
     * texts for refused messages. The shell shows the offer to install there. What a room, a file, a menu or a call
     * needs is loaded with the first one. The page of a call contains that client and no list of conversations, but
     * the whole call up to its end, because nothing can be loaded while the network is interrupted. Beside it, only
     * the buttons for chat and notes are there from the beginning.
     */
    '/user/calls/:conversationId': 282_500,
    '/mentor/calls/:conversationId': 287_500,
    '/user/chat': 290_000,
    '/user/chat/rooms/:roomId': 290_000,
    '/mentor/chat': 295_000,
    '/mentor/chat/rooms/:roomId': 295_000,
    /**
     * Frame and page belong to two areas, and each brings its own copy of the shared components, about 15 kB. The copy of
     * the area for work grows with each of its pages, because one chunk holds what several of them use.
     *
     * The community needs what the pages of openings need; what visitors write is loaded when they begin to write. The back
     * office has pages at the same paths, which are heavier: its lists also have the button of filters that open in a
     * sheet on phones, and its messages name the values of reported content.
     */
    '/community': 240_000,
    '/community/subjects/:subject': 230_000,
    '/community/questions/:questionId': 230_000,
    '/paths': 235_000,
    '/paths/:slug': 237_500,
    '/openings': 242_500,
    '/openings/:openingId': 242_500,
    '/projects': 232_500,
    '/projects/:briefId': 235_000,
    '/people/:slug': 232_500,
    '/mentor/openings/new': 285_000,
    '/mentor/openings/:openingId/edit': 285_000,
    '/mentor/projects/new': 275_000,
    '/mentor/projects/:briefId/edit': 275_000,
  } as Record<string, number | undefined>,
}

/** Additional budget of a route while its area brings its own React, in bytes (brotli). */
export const OWN_REACT_BUDGET = 65_000

interface BudgetedRoute {
  path: string
  isPersonal: boolean
  /** The release of the area, which may bring a React or a runtime of its own. */
  release?: Pick<Release, 'ownReact' | 'ownRuntime'> | undefined
}

/** The budget of a route in bytes. A path may have values for its parameters, such as the subject of a list. */
export const routeBudget = ({ path, isPersonal, release }: BudgetedRoute): number =>
  (ownBudget(path) ?? (isPersonal ? ROUTE_BUDGETS.personal : ROUTE_BUDGETS.public)) +
  (release?.ownReact ? OWN_REACT_BUDGET : 0) +
  (release?.ownRuntime ? BUDGETS.ownRuntime : 0)

function ownBudget(path: string): number | undefined {
  const { others } = ROUTE_BUDGETS
  if (others[path] !== undefined || path.includes(':')) return others[path]
  const fitting = Object.keys(others).find(
    (one) => one.includes(':') && pathPattern({ path: one }).test(path),
  )
  return fitting === undefined ? undefined : others[fitting]
}
