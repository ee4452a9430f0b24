import { addressError } from '@mentor-connect/contract/rules/webAddress'
import { useSharedT } from '@mentor-connect/i18n'

/**
 * Returns a function that explains why an address is refused. The function returns undefined if the address is
 * accepted.
 */
export function useAddressErrorText(): (address: string) => string | undefined {
  const t = useSharedT()
  return (address) => {
    const error = addressError(address)
    if (error === 'invisible') return t('ui.line.invisible')
    return error && t(`ui.address.${error}`)
  }
}
