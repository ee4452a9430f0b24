import { contractSuite } from '@mentor-connect/testing'
import remote from '../package.json'
import course from './course'
import courses from './courses'
import frame from './frame'
import mentors from './mentors'
import routes from './routes'

contractSuite({
  declares: remote.mentorConnect.contract,
  exposes: [
    { module: frame, mounts: ['/about'] },
    { module: routes, mounts: ['/'] },
    { module: courses, mounts: ['/user/resources'] },
    { module: course, mounts: ['/user/bookmarks'] },
    { module: mentors, mounts: ['/mentor', '/user/mentor'] },
  ],
})
