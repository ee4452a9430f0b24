import {
  BadgeCheck,
  BookOpen,
  BriefcaseBusiness,
  ChartNoAxesCombined,
  ClipboardList,
  Globe,
  HeartHandshake,
  MessagesSquare,
  Network,
  Route,
  Target,
  Wrench,
  type LucideIcon,
} from 'lucide-react'

export interface Service {
  id:
    | 'assessment'
    | 'mentors'
    | 'progress'
    | 'goals'
    | 'jobs'
    | 'certificates'
    | 'community'
    | 'workshops'
    | 'projects'
    | 'library'
    | 'portals'
    | 'paths'
  icon: LucideIcon
}

export const keyServices: Service[] = [
  { id: 'assessment', icon: ClipboardList },
  { id: 'mentors', icon: MessagesSquare },
  { id: 'progress', icon: ChartNoAxesCombined },
  { id: 'goals', icon: Target },
  { id: 'jobs', icon: BriefcaseBusiness },
  { id: 'certificates', icon: BadgeCheck },
]

export const moreSupport: Service[] = [
  { id: 'community', icon: HeartHandshake },
  { id: 'workshops', icon: Wrench },
  { id: 'projects', icon: Network },
  { id: 'library', icon: BookOpen },
  { id: 'portals', icon: Globe },
  { id: 'paths', icon: Route },
]
