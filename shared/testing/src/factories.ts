import type { Session } from '@mentor-connect/contract/auth'
import type { OwnPasskey, OwnPasskeys } from '@mentor-connect/contract/accounts/passkeys'
import type { OwnSession, SignInState } from '@mentor-connect/contract/accounts/accountSecurity'
import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import type { Certificate } from '@mentor-connect/contract/learning/certificates'
import type { Course, CourseSummary } from '@mentor-connect/contract/courses/courses'
import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { forEachCourseText } from '@mentor-connect/contract/courses/authoring/courseContent'

const NOW = '2026-11-20T08:30:00.000Z'

export const SIGNED_OUT: Session = { status: 'signed-out', role: null, data: null, account: null }

export function aLearner(parts: Partial<Learner> = {}): Learner {
  return {
    _id: 'learner-1',
    email: 'asha@example.test',
    name: 'Asha Verma',
    domains: [],
    courses: [],
    createdAt: NOW,
    isverified: true,
    role: 'user',
    savedItems: [],
    ...parts,
  }
}

export function aMentor(parts: Partial<Mentor> = {}): Mentor {
  return {
    _id: 'mentor-1',
    name: 'Ravi Iyer',
    role: 'mentor',
    isverified: true,
    status: 'active',
    domains: ['Career'],
    expertise: 'Web development',
    experience: 8,
    social: [],
    createdAt: NOW,
    ...parts,
  }
}

export function signedIn(account: Learner | Mentor = aLearner()): Session {
  const { _id, name, isverified } = account
  return {
    status: 'signed-in',
    role: account.role,
    data: { _id, name, isverified, email: account.email ?? '' },
    account,
  }
}

/** Sign-in state of a person with a password and no pending change of the e-mail address. */
export function aSignInState(parts: Partial<SignInState> = {}): SignInState {
  return { proof: 'password', isFresh: true, email: 'asha@example.test', emailChange: null, ...parts }
}

/** An account without passkeys, whose owner has not proved anything in this session. */
export function someOwnPasskeys(parts: Partial<OwnPasskeys> = {}): OwnPasskeys {
  const secondFactor = { isOn: false, endsAt: null, codesLeft: 0 }
  return { passkeys: [], proof: 'password', isProven: false, secondFactor, ...parts }
}

export function anOwnPasskey(parts: Partial<OwnPasskey> = {}): OwnPasskey {
  return { _id: 'passkey-1', name: 'Phone', createdAt: NOW, lastUsedAt: null, isSynced: true, ...parts }
}

/** A session in a browser. */
export function anOwnSession(parts: Partial<OwnSession> = {}): OwnSession {
  return {
    _id: 'session-1',
    browser: 'Firefox',
    system: 'Windows',
    isCurrent: true,
    createdAt: NOW,
    lastUsedAt: NOW,
    ...parts,
  }
}

/** Public data of a certificate that was updated a day after it was issued. */
export function aCertificate(parts: Partial<Certificate> = {}): Certificate {
  return {
    _id: 'cert-1',
    courseId: 'course-1',
    courseName: 'Learn JavaScript',
    instructorName: 'Ravi Iyer',
    learnerName: 'Asha Verma',
    createdAt: NOW,
    updatedAt: '2026-11-21T08:30:00.000Z',
    ...parts,
  }
}

export function aCourseSummary(parts: Partial<CourseSummary> = {}): CourseSummary {
  return {
    _id: 'course-1',
    ...forEachCourseText((field) => `The ${field}`),
    title: 'Learn JavaScript',
    description: 'The language of the web, step by step',
    domain: ['Web Development', 'Skills'],
    language: 'en',
    rating: 4.5,
    reviewCount: 2,
    banner: '/media/banners/course-1.svg',
    moduleCount: 2,
    lessonCount: 3,
    mentorId: 'mentor-1',
    mentorname: 'Ravi Iyer',
    studentsEnrolled: 12,
    updatedAt: NOW,
    ...parts,
  }
}

export function aCourse(parts: Partial<Course> = {}): Course {
  return {
    ...aCourseSummary(),
    modules: [
      {
        name: 'First steps',
        lessons: [
          { id: 'values', title: 'Values', type: 'link', url: 'https://example.test/values' },
          { id: 'functions', title: 'Functions', type: 'document', url: 'https://example.test/functions' },
        ],
      },
      {
        name: 'Going on',
        lessons: [{ id: 'objects', title: 'Objects', type: 'course', url: 'https://example.test/objects' }],
      },
    ],
    reviews: [{ user: 'Meera', rating: 5, comment: 'Clear and kind.', createdAt: NOW }],
    ...parts,
  }
}

/** A course as its mentor edits it. */
export function anOwnCourse(parts: Partial<OwnCourse> = {}): OwnCourse {
  const { modules } = aCourse()
  return {
    ...aCourseSummary(),
    status: 'published',
    createdAt: NOW,
    modules: modules.map(({ name, lessons }, at) => ({
      id: `module-${at}`,
      name,
      lessons: lessons.map((lesson, index) => ({ ...lesson, id: `lesson-${at}-${index}` })),
    })),
    ...parts,
  }
}
