import * as accountData from '@mentor-connect/shared/contracts/accountData'
import * as accountSecurity from '@mentor-connect/shared/contracts/accountSecurity'
import * as auth from '@mentor-connect/shared/contracts/auth'
import * as authoring from '@mentor-connect/shared/contracts/authoring'
import * as certificates from '@mentor-connect/shared/contracts/certificates'
import * as chat from '@mentor-connect/shared/contracts/chat'
import * as clientEvents from '@mentor-connect/shared/contracts/clientEvents'
import * as courses from '@mentor-connect/shared/contracts/courses'
import type { AnyEndpoint } from '@mentor-connect/shared/contracts/endpoint'
import * as learners from '@mentor-connect/shared/contracts/learners'
import * as mentorArea from '@mentor-connect/shared/contracts/mentorArea'
import * as mentors from '@mentor-connect/shared/contracts/mentors'
import * as mentorSignUp from '@mentor-connect/shared/contracts/mentorSignUp'
import * as oauth from '@mentor-connect/shared/contracts/oauth'
import * as recommendations from '@mentor-connect/shared/contracts/recommendations'
import * as restrictions from '@mentor-connect/shared/contracts/restrictions'
import * as reviews from '@mentor-connect/shared/contracts/reviews'
import * as sharePictures from '@mentor-connect/shared/contracts/sharePictures'
import * as siteMap from '@mentor-connect/shared/contracts/siteMap'

const CONTRACTS: object[] = [
  accountData,
  accountSecurity,
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
  oauth,
  recommendations,
  restrictions,
  reviews,
  sharePictures,
  siteMap,
]

/** Whether a page can call it. */
export const isForPages = ({ access }: AnyEndpoint) => access !== 'service'

/** Every endpoint that a page can call. A test compares them with all contracts. */
export const ENDPOINTS: AnyEndpoint[] = CONTRACTS.flatMap((contract) =>
  Object.values(contract).filter(
    (value): value is AnyEndpoint =>
      value instanceof Object && 'access' in value && isForPages(value as AnyEndpoint),
  ),
)
