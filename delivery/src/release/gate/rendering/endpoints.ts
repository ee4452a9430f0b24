import * as accountData from '@mentor-connect/contract/api/accountData'
import * as accountSecurity from '@mentor-connect/contract/api/accountSecurity'
import * as age from '@mentor-connect/contract/api/age'
import * as auth from '@mentor-connect/contract/api/auth'
import * as authoring from '@mentor-connect/contract/api/authoring'
import * as certificates from '@mentor-connect/contract/api/certificates'
import * as chat from '@mentor-connect/contract/api/chat'
import * as clientEvents from '@mentor-connect/contract/api/clientEvents'
import * as courses from '@mentor-connect/contract/api/courses'
import { isInternal, type AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import * as learners from '@mentor-connect/contract/api/learners'
import * as mentorArea from '@mentor-connect/contract/api/mentorArea'
import * as mentors from '@mentor-connect/contract/api/mentors'
import * as mentorSignUp from '@mentor-connect/contract/api/mentorSignUp'
import * as notifications from '@mentor-connect/contract/api/notifications'
import * as oauth from '@mentor-connect/contract/api/oauth'
import * as push from '@mentor-connect/contract/api/push'
import * as recommendations from '@mentor-connect/contract/api/recommendations'
import * as releaseHealth from '@mentor-connect/contract/api/releaseHealth'
import * as restrictions from '@mentor-connect/contract/api/restrictions'
import * as reviews from '@mentor-connect/contract/api/reviews'
import * as safety from '@mentor-connect/contract/api/safety'
import * as sharePictures from '@mentor-connect/contract/api/sharePictures'
import * as siteMap from '@mentor-connect/contract/api/siteMap'

const CONTRACTS: object[] = [
  accountData,
  accountSecurity,
  age,
  auth,
  authoring,
  certificates,
  chat,
  clientEvents,
  courses,
  learners,
  mentorArea,
  mentors,
  mentorSignUp,
  notifications,
  oauth,
  push,
  recommendations,
  releaseHealth,
  restrictions,
  reviews,
  safety,
  sharePictures,
  siteMap,
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
