import * as accountData from '../accounts/accountData'
import * as accountSecurity from '../accounts/accountSecurity'
import * as age from '../trust/age'
import * as announcements from '../messages/announcements'
import * as applications from '../work/applications'
import * as assessments from '../learning/assessments'
import * as attachments from '../learning/attachments'
import * as auth from '../accounts/auth'
import * as authoring from '../courses/authoring/authoring'
import * as availability from '../mentoring/sessions/availability'
import * as careers from '../learning/careers'
import * as celebrations from '../learning/celebrations'
import * as certificates from '../learning/certificates'
import * as chat from '../messages/chat'
import * as clientEvents from '../api/clientEvents'
import * as consent from '../accounts/consent'
import * as courses from '../courses/courses'
import * as discussions from '../courses/discussions'
import { isInternal, type AnyEndpoint } from '../api/endpoint'
import * as learners from '../learning/learners'
import * as lessonDrafts from '../courses/lessons/lessonDrafts'
import * as lessonMarkdown from '../courses/lessons/lessonMarkdown'
import * as lessons from '../courses/lessons/lessons'
import * as lessonVideos from '../courses/lessons/lessonVideos'
import * as meetingRecords from '../mentoring/sessions/meetingRecords'
import * as meetings from '../mentoring/sessions/meetings'
import * as mentorArea from '../mentoring/mentorArea'
import * as mentorDirectory from '../mentoring/mentorDirectory'
import * as mentorReviews from '../mentoring/mentorReviews'
import * as mentors from '../mentoring/mentors'
import * as mentorships from '../mentoring/mentorships'
import * as mentorSignUp from '../accounts/mentorSignUp'
import * as notes from '../learning/notes'
import * as notifications from '../messages/notifications'
import * as oauth from '../accounts/oauth'
import * as openId from '../accounts/openId'
import * as openings from '../work/openings'
import * as plan from '../learning/plan'
import * as planSharing from '../learning/planSharing'
import * as skillPaths from '../learning/skillPaths'
import * as portfolio from '../work/portfolio'
import * as posting from '../work/posting'
import * as practice from '../courses/quizzes/practice'
import * as progress from '../courses/progress'
import * as push from '../messages/push'
import * as quizAuthoring from '../courses/quizzes/quizAuthoring'
import * as quizzes from '../courses/quizzes/quizzes'
import * as recommendations from '../courses/recommendations'
import * as releaseHealth from '../api/releaseHealth'
import * as restrictions from '../trust/restrictions'
import * as reviews from '../courses/reviews'
import * as safety from '../trust/safety'
import * as sharePictures from '../api/sharePictures'
import * as siteMap from '../api/siteMap'
import * as suggestions from '../courses/suggestions'
import * as taskReviews from '../courses/tasks/taskReviews'
import * as tasks from '../courses/tasks/tasks'
import * as workshopMessages from '../mentoring/workshops/workshopMessages'
import * as workshops from '../mentoring/workshops/workshops'

const CONTRACTS: object[] = [
  accountData,
  accountSecurity,
  age,
  announcements,
  applications,
  assessments,
  attachments,
  auth,
  authoring,
  availability,
  careers,
  celebrations,
  certificates,
  chat,
  clientEvents,
  consent,
  courses,
  discussions,
  learners,
  lessonDrafts,
  lessonMarkdown,
  lessons,
  lessonVideos,
  meetingRecords,
  meetings,
  mentorArea,
  mentorDirectory,
  mentorReviews,
  mentors,
  mentorships,
  mentorSignUp,
  notes,
  notifications,
  oauth,
  openId,
  openings,
  skillPaths,
  plan,
  planSharing,
  portfolio,
  posting,
  practice,
  progress,
  push,
  quizAuthoring,
  quizzes,
  recommendations,
  releaseHealth,
  restrictions,
  reviews,
  safety,
  sharePictures,
  siteMap,
  suggestions,
  taskReviews,
  tasks,
  workshopMessages,
  workshops,
]

/** Returns true if a page may call the endpoint. */
export const isForPages = ({ access }: AnyEndpoint) => !isInternal(access)

/** Every endpoint that a page may call. A test compares this list with all contracts. */
export const ENDPOINTS: AnyEndpoint[] = CONTRACTS.flatMap((contract) =>
  Object.values(contract).filter(
    (value): value is AnyEndpoint =>
      value instanceof Object && 'access' in value && isForPages(value as AnyEndpoint),
  ),
)
