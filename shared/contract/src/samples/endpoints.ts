import { contracts as ofAccounts } from '../accounts/contracts'
import * as clientEvents from '../api/clientEvents'
import { isInternal, type AnyEndpoint } from '../api/endpoint'
import * as releaseHealth from '../api/releaseHealth'
import * as sharePictures from '../api/sharePictures'
import * as siteMap from '../api/siteMap'
import { contracts as ofCommunity } from '../community/contracts'
import { contracts as ofCourses } from '../courses/contracts'
import { contracts as ofLearning } from '../learning/contracts'
import { contracts as ofMentoring } from '../mentoring/contracts'
import { contracts as ofMessages } from '../messages/contracts'
import { contracts as ofTrust } from '../trust/contracts'
import { contracts as ofWork } from '../work/contracts'

const CONTRACTS: object[] = [
  clientEvents,
  releaseHealth,
  sharePictures,
  siteMap,
  ...ofAccounts,
  ...ofMessages,
  ...ofCourses,
  ...ofMentoring,
  ...ofLearning,
  ...ofWork,
  ...ofCommunity,
  ...ofTrust,
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
