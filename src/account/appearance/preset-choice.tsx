import { FormCard } from '../../pages/forms/form.tsx';
import type { Values } from '../../pages/forms/resource-values.ts';
import { baseColors, presetNames, presetOf, presets } from '../../resources/theme-colors.ts';
import { useView } from '../console.ts';

/** A choice of presets; public/account/preview.js copies their colors into the fields. */
export function ThemePresetChoice({ values }: { values: Values }) {
  const texts = useView().t.appearance;
  const chosen = presetOf(values);
  return (
    <FormCard title={texts.presetsTitle}>
      <div class="theme-presets">
        {presetNames.map((name) => (
          <label>
            <input
              type="radio"
              name="preset"
              value={name}
              checked={name === chosen}
              data-colors={JSON.stringify(
                Object.fromEntries(baseColors.map((color) => [color, presets[name][color]])),
              )}
            />
            <Swatches colors={baseColors.map((color) => presets[name][color])} />
            {texts.presets[name]}
          </label>
        ))}
        <label>
          <input type="radio" name="preset" value="" checked={!chosen} />
          <Swatches colors={baseColors.map((color) => String(values[color]))} />
          {texts.presets.own}
        </label>
      </div>
    </FormCard>
  );
}

export const Swatches = ({ colors }: { colors: string[] }) => (
  <svg class="swatches" viewBox="0 0 64 16" preserveAspectRatio="none" aria-hidden="true">
    {colors.map((color, i) => (
      <rect x={i * 16} width="16" height="16" fill={color} />
    ))}
  </svg>
);
