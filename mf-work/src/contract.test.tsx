import { contractSuite } from '@mentor-connect/testing'
import remote from '../package.json'
import applications from './applications'
import learnerOpenings from './learnerOpenings'
import mentorOpenings from './mentorOpenings'
import openings from './openings'

contractSuite({
  declares: remote.mentorConnect.contract,
  exposes: [
    { module: openings, mounts: ['/openings'] },
    { module: learnerOpenings, mounts: ['/user/openings'] },
    { module: applications, mounts: ['/user/applications'] },
    { module: mentorOpenings, mounts: ['/mentor/openings'] },
  ],
})
