import {
  OPEN_SESSIONS,
  OPEN_SESSIONS_PER_MENTOR,
  SESSION_CHANGES_PER_DAY,
} from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { count, urlTemplate } from '../readers'
import type { Setting } from './setting'

/** Settings of sessions and workshops. */
export const meetingSettings = {
  meetingUrlTemplate: {
    about:
      'where sessions and workshops take place whose mentor has given no link of a video call: an https address with `{id}`, for example `https://meet.jit.si/mentor-connect-{id}`. `{id}` becomes 32 hexadecimal digits that nobody can guess. Without it, the two people agree in chat where they meet',
    default: undefined,
    defaultText: 'none',
    read: urlTemplate,
  } as Setting<string | undefined>,
  openSessionsPerMentor: {
    about: 'how many sessions that have not begun a learner may have with one mentor',
    default: OPEN_SESSIONS_PER_MENTOR,
    read: count,
  } as Setting<number>,
  openSessions: {
    about: 'how many sessions that have not begun a learner may have with all mentors',
    default: OPEN_SESSIONS,
    read: count,
  } as Setting<number>,
  sessionChangesPerDay: {
    about:
      'how many sessions with one mentor a learner may move or cancel within 24 hours; then the learner can book and move there again after the 24 hours, and cancel at any time',
    default: SESSION_CHANGES_PER_DAY,
    read: count,
  } as Setting<number>,
}
