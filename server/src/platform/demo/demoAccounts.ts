/** Accounts of the demo content, which is never seeded in production. */
export const DEMO_LEARNER = {
  id: 'asha-rawat',
  name: 'Asha Rawat',
  email: 'learner@mentor-connect.test',
  password: 'Learn-with-us-1',
} as const

export const DEMO_MENTOR = {
  id: 'nikhil-kulkarni',
  name: 'Nikhil Kulkarni',
  email: 'mentor@mentor-connect.test',
  password: 'Guide-with-us-1',
} as const

/** A mentor who waits for an operator's approval. */
export const PENDING_MENTOR = {
  id: 'tanvi-shah',
  name: 'Tanvi Shah',
  email: 'pending@mentor-connect.test',
  password: 'Wait-with-us-1',
} as const

/** The accounts that `npm start` prints. */
export const DEMO_ACCOUNTS = [
  { label: 'Learner', ...DEMO_LEARNER },
  { label: 'Mentor', ...DEMO_MENTOR },
  { label: 'Pending mentor', ...PENDING_MENTOR },
] as const

/**
 * Returns true for the public credentials of a demo account; false for a demo person who has chosen another password.
 */
export function isDemoSignIn(email: string, password: string): boolean {
  return DEMO_ACCOUNTS.some((one) => one.email === email && one.password === password)
}
