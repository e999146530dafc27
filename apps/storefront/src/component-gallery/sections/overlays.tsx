import { Drawer, DrawerClose } from '@zayy/ui/dialog/drawer'
import { Icon } from '@zayy/ui/icon'
import { Modal } from '@zayy/ui/dialog/modal'
import { useState } from 'react'
import { useSampleMessages } from '../sample-messages.ts'
import { Section, State } from '../section.tsx'
import button from '@zayy/ui/button.module.css'
import drawer from '@zayy/ui/dialog/drawer.module.css'
import iconButton from '@zayy/ui/icon-button.module.css'
import styles from '../gallery.module.css'

/** What stands over the page: drawers at both edges, and the dialog. */
export function Overlays() {
  const { heading, sentence, open, close, act } = useSampleMessages()
  const [shown, setShown] = useState<'start' | 'end' | 'modal' | null>(null)
  const onClose = () => setShown(null)
  return (
    <Section name="Drawer and dialog">
      {(['start', 'end'] as const).map((edge) => (
        <State key={edge} name={`Drawer at ${edge}`}>
          <button type="button" className={button.outlined} onClick={() => setShown(edge)}>
            {open}
          </button>
          <Drawer
            open={shown === edge}
            onClose={onClose}
            label={heading}
            edge={edge}
            className={styles.drawer}
          >
            <div className={`${drawer.head} ${styles.part}`}>
              <b>{heading}</b>
              <DrawerClose className={iconButton.iconButton} label={close}>
                <Icon name="x" size="l" />
              </DrawerClose>
            </div>
            <div className={`${drawer.body} ${styles.part}`}>{sentence}</div>
            <div className={`${drawer.foot} ${styles.part}`}>
              <button type="button" className={`${button.primary} ${button.fullWidth}`} onClick={onClose}>
                {act}
              </button>
            </div>
          </Drawer>
        </State>
      ))}
      <State name="Modal">
        <button type="button" className={button.outlined} onClick={() => setShown('modal')}>
          {open}
        </button>
        <Modal open={shown === 'modal'} onClose={onClose} title={heading} close={close}>
          <p>{sentence}</p>
        </Modal>
      </State>
    </Section>
  )
}
