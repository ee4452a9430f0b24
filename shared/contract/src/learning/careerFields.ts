/** Ids of all careers that have a page, in the order of their fields. */
export const CAREER_IDS = [
  'nurse',
  'doctor',
  'pharmacist',
  'lab-technician',
  'physiotherapist',
  'community-health-worker',
  'primary-teacher',
  'secondary-teacher',
  'early-childhood-educator',
  'social-worker',
  'counsellor',
  'software-developer',
  'web-developer',
  'data-analyst',
  'cyber-security-analyst',
  'graphic-designer',
  'electrician',
  'plumber',
  'car-mechanic',
  'ac-technician',
  'phone-repairer',
  'civil-engineer',
  'accountant',
  'bank-clerk',
  'sales-representative',
  'shopkeeper',
  'digital-marketer',
  'police-constable',
  'civil-servant',
  'train-driver',
  'soldier',
  'cook',
  'tailor',
  'beautician',
  'handloom-weaver',
  'photographer',
  'farmer',
  'veterinarian',
  'lawyer',
  'journalist',
]

/** Education with which a way into a career begins. `none`: no school certificate is needed. */
export const CAREER_WAYS = ['none', '10th', '12th', 'iti', 'diploma', 'degree'] as const
export type CareerWay = (typeof CAREER_WAYS)[number]

/** Cost of the training for a family, in our judgement. */
export const CAREER_COSTS = ['low', 'medium', 'high'] as const
export type CareerCost = (typeof CAREER_COSTS)[number]

/** Maximum number of careers that can be compared at once. */
export const COMPARED_MAX = 3

/** Months after which the facts of a career have to be checked again. */
export const CAREER_CHECK_MONTHS = 12
