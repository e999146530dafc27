import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import styles from './segmented.module.css'

/** A choice among a few options, as buttons side by side. `label` is its accessible name. */
export function Segmented<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string
  options: { value: Value; name: ReactNode; icon?: IconName }[]
  chosen: Value
  onChoose: (value: Value) => void
}) {
  return (
    <fieldset className={styles.segmented} aria-label={label}>
      {options.map(({ value, name, icon }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {icon ? <Icon name={icon} /> : null}
          {name}
        </button>
      ))}
    </fieldset>
  )
}
