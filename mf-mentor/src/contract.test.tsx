import { contractSuite } from '@mentor-connect/testing'
import remote from '../package.json'
import frame from './frame'
import routes from './routes'
import waitingQuestions from './waiting/questions'
import waitingWorks from './waiting/works'

contractSuite({
  declares: remote.mentorConnect.contract,
  exposes: [
    { module: frame, mounts: ['/mentor/home'] },
    { module: routes, mounts: ['/mentor'] },
    { module: waitingQuestions, mounts: ['/mentor/home'] },
    { module: waitingWorks, mounts: ['/mentor/home'] },
  ],
})
