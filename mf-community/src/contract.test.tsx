import { contractSuite } from '@mentor-connect/testing'
import remote from '../package.json'
import community from './community'
import learnerCommunity from './learnerCommunity'
import mentorCommunity from './mentorCommunity'
import unanswered from './unanswered'

contractSuite({
  declares: remote.mentorConnect.contract,
  exposes: [
    { module: community, mounts: ['/community'] },
    { module: learnerCommunity, mounts: ['/user/community'] },
    { module: mentorCommunity, mounts: ['/mentor/community'] },
    { module: unanswered, mounts: ['/mentor/community'] },
  ],
})
