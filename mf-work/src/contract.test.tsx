import { contractSuite } from '@mentor-connect/testing'
import remote from '../package.json'
import mentorPaths from './paths/editor/routes'
import joinedPaths from './paths/home'
import paths from './paths/routes'
import applications from './applications'
import learnerOpenings from './learnerOpenings'
import mentorOpenings from './mentorOpenings'
import openings from './openings'

contractSuite({
  declares: remote.mentorConnect.contract,
  exposes: [
    { module: paths, mounts: ['/paths', '/user/paths'] },
    { module: mentorPaths, mounts: ['/mentor/paths'] },
    { module: joinedPaths, mounts: ['/user/home'] },
    { module: openings, mounts: ['/openings'] },
    { module: learnerOpenings, mounts: ['/user/openings'] },
    { module: applications, mounts: ['/user/applications'] },
    { module: mentorOpenings, mounts: ['/mentor/openings'] },
  ],
})
