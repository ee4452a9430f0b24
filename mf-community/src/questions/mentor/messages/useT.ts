import { createUseT } from '@mentor-connect/i18n'
import type { CommunityMessage } from '../../../messages/useT'
import type en from './en.json'

export const useT = createUseT<CommunityMessage | keyof typeof en>()
