import Ellipsis from 'lucide-react/icons/ellipsis';
import { MenuButton } from '#ui/desk/menu-button.tsx';

export interface MenuAction {
  label: string;
  act: () => void;
  /** Shown beside the label. */
  keys?: string;
}

interface ActionMenuProps {
  /** Id of the popover. */
  id: string;
  label: string;
  actions: readonly MenuAction[];
}

/** Button with the less frequent actions on a part of the quote. */
export function ActionMenu({ id, label, actions }: ActionMenuProps) {
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} title={label} className="quote-menu-button">
        <Ellipsis size={18} aria-hidden />
      </button>
      <div id={id} popover="auto" className="quote-menu">
        {actions.map(({ label: text, act, keys }) => (
          <MenuButton key={text} act={act} keys={keys}>
            {text}
          </MenuButton>
        ))}
      </div>
    </>
  );
}
