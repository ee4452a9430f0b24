import * as appeals from '@mentor-connect/contract/admin/appeals'
import * as applications from '@mentor-connect/contract/admin/applications'
import * as audit from '@mentor-connect/contract/admin/audit'
import * as cases from '@mentor-connect/contract/admin/cases'
import * as certificates from '@mentor-connect/contract/admin/certificates'
import * as courses from '@mentor-connect/contract/admin/courses'
import * as guardians from '@mentor-connect/contract/admin/guardians'
import * as jobs from '@mentor-connect/contract/admin/jobs'
import * as passkeys from '@mentor-connect/contract/admin/passkeys'
import * as people from '@mentor-connect/contract/admin/people'
import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  value instanceof Object && 'access' in value && 'path' in value

/** Every endpoint of the back office. */
export const adminEndpoints = (): AnyEndpoint[] =>
  [appeals, applications, audit, cases, certificates, courses, guardians, jobs, passkeys, people].flatMap(
    (module) => Object.values<unknown>(module).filter(isEndpoint),
  )
