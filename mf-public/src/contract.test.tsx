import { contractSuite } from '@mentor-connect/testing'
import remote from '../package.json'
import careers from './careers'
import course from './course'
import courses from './courses'
import directory from './directory'
import frame from './frame'
import mentors from './mentors'
import routes from './routes'
import verification from './verification'
import workshops from './workshops'

contractSuite({
  declares: remote.mentorConnect.contract,
  exposes: [
    { module: frame, mounts: ['/about'] },
    { module: routes, mounts: ['/'] },
    { module: courses, mounts: ['/user/resources'] },
    { module: course, mounts: ['/user/bookmarks'] },
    { module: mentors, mounts: ['/mentor', '/user/mentor'] },
    { module: careers, mounts: ['/user/careers'] },
    { module: directory, mounts: ['/user/mentors'] },
    { module: workshops, mounts: ['/user/workshops'] },
    { module: verification, mounts: ['/user/verify-certificate'] },
  ],
})
