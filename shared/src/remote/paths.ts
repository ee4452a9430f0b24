/** Every address that one area gives to another. A remote's own routes file says what it shows under them. */
export const paths = {
  home: '/',
  about: '/about',
  mentors: '/mentors',
  mentorDirectory: '/ourmentors',
  resources: '/resource',
  resource: (id: string) => `/resource/${id}`,
  resourcesOf: (subject: 'career' | 'jobs' | 'skills') => `/resources/${subject}`,
  verifyCertificate: '/verify-certificate',
  verifyCertificateOf: (id: string) => `/verify-certificate?certificateId=${encodeURIComponent(id)}`,
  signUp: '/signup',
  mentorSignUp: '/mentor-signup',
  forgotPassword: (role: 'user' | 'mentor') => `/forgot-password${role === 'mentor' ? '?role=mentor' : ''}`,
  mentor: (id: string) => `/mentor/${id}`,
  learner: {
    root: '/user',
    home: '/user/home',
    explore: '/user/explore',
    resources: '/user/resources',
    resource: (id: string) => `/user/resources/${id}`,
    bookmarks: '/user/bookmarks',
    bookmark: (id: string) => `/user/bookmarks/${id}`,
    profile: '/user/profile',
    chat: '/user/chat',
    mentor: (id: string) => `/user/mentor/${id}`,
  },
  mentorArea: {
    root: '/mentor',
    home: '/mentor/home',
    dashboard: '/mentor/dashboard',
    resources: '/mentor/resources',
    addResource: '/mentor/resources/add',
    resource: (id: string) => `/mentor/resources/${id}`,
    editResource: (id: string) => `/mentor/resources/${id}/edit`,
    learners: '/mentor/learners',
    chat: '/mentor/chat',
    profile: '/mentor/profile',
    editProfile: '/mentor/profile/edit',
  },
} as const

/** First segments under /mentor that belong to the mentor area and are never a mentor's id. */
export const MENTOR_AREA_SEGMENTS = ['home', 'dashboard', 'resources', 'learners', 'chat', 'profile'] as const
