import * as assessments from './assessments'
import * as attachments from './attachments'
import * as careers from './careers'
import * as celebrations from './celebrations'
import * as certificates from './certificates'
import * as learners from './learners'
import * as notes from './notes'
import * as pathRoom from './pathRoom'
import * as plan from './plan'
import * as planSharing from './planSharing'
import * as skillPaths from './skillPaths'

/** The contracts of this domain: the modules that declare its endpoints. */
export const contracts: object[] = [
  assessments,
  attachments,
  careers,
  celebrations,
  certificates,
  learners,
  notes,
  pathRoom,
  plan,
  planSharing,
  skillPaths,
]
