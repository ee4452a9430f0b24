import { aLearner, aMentor } from '@mentor-connect/testing'
import { patchMentor, patchUser, reducers, setMentor, setUser } from './slices'

const PICTURE = '/files/portrait-abcdefghijklmnopqrstuv/320.webp'

test('a partial account is merged into the current one', () => {
  const before = reducers.user(undefined, setUser(aLearner({ profile: PICTURE })))
  const { user } = reducers.user(before, patchUser({ savedItems: ['course-1'] }))
  expect(user).toEqual(aLearner({ profile: PICTURE, savedItems: ['course-1'] }))
})

test('a complete account replaces the current one, so that a removed picture disappears', () => {
  const learner = reducers.user(undefined, setUser(aLearner({ profile: PICTURE, mobile: '9876543210' })))
  expect(reducers.user(learner, patchUser(aLearner())).user).toEqual(aLearner())
  const mentor = reducers.mentor(undefined, setMentor(aMentor({ profile: PICTURE })))
  expect(reducers.mentor(mentor, patchMentor(aMentor())).mentor).toEqual(aMentor())
})
