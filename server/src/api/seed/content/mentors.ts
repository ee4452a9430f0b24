import { DEMO_MENTOR, PENDING_MENTOR } from '../../../platform/demo/demoAccounts'
import type { Look } from './people'

export interface DemoMentor {
  id: string
  name: string
  look: Look
  expertise: string
  experience: number
  domains: string[]
  active: boolean
}

export const MENTORS: DemoMentor[] = [
  {
    id: 'kavita-iyer',
    name: 'Kavita Iyer',
    look: 'feminine',
    expertise: 'Career coach for students and for people who start again',
    experience: 15,
    domains: ['Career', 'Skills', 'Interview Preparation'],
    active: true,
  },
  {
    id: 'ananya-deshpande',
    name: 'Ananya Deshpande',
    look: 'feminine',
    expertise: 'Front-end engineer who teaches the web from its foundations',
    experience: 9,
    domains: ['Web Development', 'Design', 'Skills'],
    active: true,
  },
  {
    id: 'rohan-mehta',
    name: 'Rohan Mehta',
    look: 'masculine',
    expertise: 'Data scientist in public health',
    experience: 8,
    domains: ['Data Science', 'Machine Learning', 'Python'],
    active: true,
  },
  {
    id: 'sunita-verma',
    name: 'सुनीता वर्मा',
    look: 'feminine',
    expertise: 'डिजिटल साक्षरता और रोज़गार की तैयारी',
    experience: 12,
    domains: ['Office Tools', 'Jobs', 'Career'],
    active: true,
  },
  {
    id: 'imran-qureshi',
    name: 'Imran Qureshi',
    look: 'masculine',
    expertise: 'Hiring lead who has read ten thousand résumés',
    experience: 14,
    domains: ['Jobs', 'Career', 'Interview Preparation'],
    active: true,
  },
  {
    id: 'harpreet-singh',
    name: 'Harpreet Singh',
    look: 'turban',
    expertise: 'Backend engineer and Python teacher',
    experience: 10,
    domains: ['Programming', 'Python', 'Jobs'],
    active: true,
  },
  {
    id: 'priya-raghavan',
    name: 'Priya Raghavan',
    look: 'feminine',
    expertise: 'Product designer for first-time internet users',
    experience: 7,
    domains: ['Design', 'Career'],
    active: true,
  },
  {
    id: 'arjun-nair',
    name: 'Arjun Nair',
    look: 'masculine',
    expertise: 'Cloud engineer and security trainer',
    experience: 11,
    domains: ['Cloud', 'Cyber Security', 'Programming'],
    active: true,
  },
  {
    id: 'meera-joshi',
    name: 'Meera Joshi',
    look: 'feminine',
    expertise: 'Communication and marketing coach',
    experience: 13,
    domains: ['Communication', 'English', 'Marketing'],
    active: true,
  },
  {
    id: 'devendra-patel',
    name: 'देवेन्द्र पटेल',
    look: 'elder-masculine',
    expertise: 'छोटे व्यवसाय और पैसों के प्रबंधन के सलाहकार',
    experience: 18,
    domains: ['Finance', 'Entrepreneurship', 'Career'],
    active: true,
  },
  {
    id: 'lakshmi-menon',
    name: 'Lakshmi Menon',
    look: 'elder-feminine',
    expertise: 'Mathematics teacher, from fractions to statistics',
    experience: 20,
    domains: ['Mathematics', 'Data Science', 'Office Tools'],
    active: true,
  },
  {
    id: DEMO_MENTOR.id,
    name: DEMO_MENTOR.name,
    look: 'masculine',
    expertise: 'Full-stack and mobile developer',
    experience: 6,
    domains: ['Web Development', 'Mobile Development', 'Programming'],
    active: true,
  },
  {
    id: PENDING_MENTOR.id,
    name: PENDING_MENTOR.name,
    look: 'feminine',
    expertise: 'Illustrator and brand designer',
    experience: 4,
    domains: ['Design'],
    active: false,
  },
]
