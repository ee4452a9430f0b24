import { addressError } from '@mentor-connect/contract/rules/webAddress'
import { useSharedT } from '@mentor-connect/i18n'

/** Why an address cannot be taken, whatever its field takes, in a sentence for that field. */
export function useAddressErrorText(): (address: string) => string | undefined {
  const t = useSharedT()
  return (address) => {
    const error = addressError(address)
    if (error === 'invisible') return t('ui.line.invisible')
    return error && t(`ui.address.${error}`)
  }
}
