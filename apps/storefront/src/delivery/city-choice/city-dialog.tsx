import { Modal } from '@zayy/ui/dialog/modal'
import { CityChoice } from './city-choice.tsx'
import { useCityChoiceMessages } from './city-choice-messages.ts'

/** The dialog in which another city is chosen. */
export default function CityDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const messages = useCityChoiceMessages()
  return (
    <Modal open={open} onClose={onClose} title={messages.title} close={messages.close}>
      <CityChoice onDone={onClose} />
    </Modal>
  )
}
