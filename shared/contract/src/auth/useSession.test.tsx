import { render, screen } from '@testing-library/react'
import { aLearner, aMentor, fakeAuth, SIGNED_OUT, signedIn } from '@mentor-connect/testing'
import type { Session } from '.'
import { AuthContext, useLearner, useMentor, useSession } from '.'

function Who() {
  const { session } = useSession()
  return <output>{[session.status, useLearner()?.name, useMentor()?.name].map(String).join(', ')}</output>
}
const who = (session: Session) => {
  render(
    <AuthContext value={fakeAuth(session)}>
      <Who />
    </AuthContext>,
  )
  return screen.getByRole('status').textContent
}

test.each<[string, Session, string]>([
  ['nobody', SIGNED_OUT, 'signed-out, undefined, undefined'],
  ['a learner', signedIn(aLearner()), 'signed-in, Asha Verma, undefined'],
  ['a mentor', signedIn(aMentor()), 'signed-in, undefined, Ravi Iyer'],
  [
    'somebody whose account is still being restored',
    { ...signedIn(), account: null } as Session,
    'signed-in, undefined, undefined',
  ],
])('%s', (_, session, expected) => expect(who(session)).toBe(expected))

test('outside of a shell it throws an error that names the missing provider', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Who />)).toThrow('useSession() needs the shell’s AuthContext above it.')
  log.mockRestore()
})
