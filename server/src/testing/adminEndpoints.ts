import * as announcements from '@mentor-connect/contract/admin/announcements'
import * as appeals from '@mentor-connect/contract/admin/appeals'
import * as applications from '@mentor-connect/contract/admin/applications'
import * as audit from '@mentor-connect/contract/admin/audit'
import * as cases from '@mentor-connect/contract/admin/cases'
import * as certificates from '@mentor-connect/contract/admin/certificates'
import * as courses from '@mentor-connect/contract/admin/courses'
import * as feeds from '@mentor-connect/contract/admin/feeds'
import * as figures from '@mentor-connect/contract/admin/figures'
import * as guardians from '@mentor-connect/contract/admin/guardians'
import * as jobs from '@mentor-connect/contract/admin/jobs'
import * as mails from '@mentor-connect/contract/admin/mails'
import * as missedSessions from '@mentor-connect/contract/admin/missedSessions'
import * as openings from '@mentor-connect/contract/admin/openings'
import * as passkeys from '@mentor-connect/contract/admin/passkeys'
import * as platformOpenings from '@mentor-connect/contract/admin/platformOpenings'
import * as people from '@mentor-connect/contract/admin/people'
import * as skillPaths from '@mentor-connect/contract/admin/skillPaths'
import * as waiting from '@mentor-connect/contract/admin/waiting'
import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  value instanceof Object && 'access' in value && 'path' in value

/** Every endpoint of the back office. */
export const adminEndpoints = (): AnyEndpoint[] =>
  [
    announcements,
    appeals,
    applications,
    audit,
    cases,
    certificates,
    courses,
    feeds,
    figures,
    guardians,
    jobs,
    mails,
    missedSessions,
    openings,
    passkeys,
    people,
    skillPaths,
    platformOpenings,
    waiting,
  ].flatMap((module) => Object.values<unknown>(module).filter(isEndpoint))
