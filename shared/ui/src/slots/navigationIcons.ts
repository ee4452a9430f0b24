import type { IconName } from '@mentor-connect/contract/site/slots'
import {
  Bell,
  BookOpen,
  BriefcaseBusiness,
  CalendarDays,
  FileText,
  HeartHandshake,
  MessageCircle,
  Star,
  Users,
  type LucideIcon,
} from 'lucide-react'

/** Icons for the entries that other areas add to a navigation. */
export const NAVIGATION_ICONS: Record<IconName, LucideIcon> = {
  bell: Bell,
  book: BookOpen,
  briefcase: BriefcaseBusiness,
  calendar: CalendarDays,
  file: FileText,
  handshake: HeartHandshake,
  message: MessageCircle,
  star: Star,
  users: Users,
}
