import { useState } from 'react'
import { useLoadedComponent } from '../../layout/use-loaded-component.ts'
import { useShopSettings } from '../../layout/use-shop-settings.ts'
import { useCityChoiceMessages } from './city-choice-messages.ts'
import { useStoredCity } from './use-stored-city.ts'
import typography from '@zayy/ui/typography.module.css'

/** The city that fee and days are shown for, as a button to choose another. */
export default function CityButton() {
  useStoredCity()
  const messages = useCityChoiceMessages()
  const { defaultCity } = useShopSettings()
  const [open, setOpen] = useState(false)
  const [CityDialog, wantDialog] = useLoadedComponent(() => import('./city-dialog.tsx'))
  return (
    <>
      <button
        type="button"
        className={`${typography.link} ${typography.touchArea}`}
        aria-haspopup="dialog"
        aria-label={defaultCity ? messages.chooseInstead(defaultCity.name) : undefined}
        onClick={() => {
          wantDialog()
          setOpen(true)
        }}
      >
        {defaultCity?.name}
      </button>
      {CityDialog ? <CityDialog open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
