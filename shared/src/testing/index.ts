export { aCourse, aCourseSummary, aLearner, aMentor, SIGNED_OUT, signedIn } from './factories'
export { FakeApi } from './fakeApi'
export { fakeAuth, renderRoute } from './renderRoute'
export { catalogueFaults } from './catalogueFaults'
