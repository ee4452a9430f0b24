import * as accountData from '../api/accountData'
import * as accountSecurity from '../api/accountSecurity'
import * as age from '../api/age'
import * as announcements from '../api/announcements'
import * as assessments from '../api/assessments'
import * as attachments from '../api/attachments'
import * as auth from '../api/auth'
import * as authoring from '../api/authoring'
import * as availability from '../api/availability'
import * as careers from '../api/careers'
import * as celebrations from '../api/celebrations'
import * as certificates from '../api/certificates'
import * as chat from '../api/chat'
import * as clientEvents from '../api/clientEvents'
import * as consent from '../api/consent'
import * as courses from '../api/courses'
import * as discussions from '../api/discussions'
import { isInternal, type AnyEndpoint } from '../api/endpoint'
import * as learners from '../api/learners'
import * as lessonDrafts from '../api/lessonDrafts'
import * as lessonMarkdown from '../api/lessonMarkdown'
import * as lessons from '../api/lessons'
import * as lessonVideos from '../api/lessonVideos'
import * as meetingRecords from '../api/meetingRecords'
import * as meetings from '../api/meetings'
import * as mentorArea from '../api/mentorArea'
import * as mentorDirectory from '../api/mentorDirectory'
import * as mentorReviews from '../api/mentorReviews'
import * as mentors from '../api/mentors'
import * as mentorships from '../api/mentorships'
import * as mentorSignUp from '../api/mentorSignUp'
import * as notes from '../api/notes'
import * as notifications from '../api/notifications'
import * as oauth from '../api/oauth'
import * as openId from '../api/openId'
import * as plan from '../api/plan'
import * as planSharing from '../api/planSharing'
import * as practice from '../api/practice'
import * as progress from '../api/progress'
import * as push from '../api/push'
import * as quizAuthoring from '../api/quizAuthoring'
import * as quizzes from '../api/quizzes'
import * as recommendations from '../api/recommendations'
import * as releaseHealth from '../api/releaseHealth'
import * as restrictions from '../api/restrictions'
import * as reviews from '../api/reviews'
import * as safety from '../api/safety'
import * as sharePictures from '../api/sharePictures'
import * as siteMap from '../api/siteMap'
import * as suggestions from '../api/suggestions'
import * as taskReviews from '../api/taskReviews'
import * as tasks from '../api/tasks'
import * as workshopMessages from '../api/workshopMessages'
import * as workshops from '../api/workshops'

const CONTRACTS: object[] = [
  accountData,
  accountSecurity,
  age,
  announcements,
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
  plan,
  planSharing,
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

/** Whether a page can call it. */
export const isForPages = ({ access }: AnyEndpoint) => !isInternal(access)

/** Every endpoint that a page can call. A test compares them with all contracts. */
export const ENDPOINTS: AnyEndpoint[] = CONTRACTS.flatMap((contract) =>
  Object.values(contract).filter(
    (value): value is AnyEndpoint =>
      value instanceof Object && 'access' in value && isForPages(value as AnyEndpoint),
  ),
)
