import { BookOpen, KeyRound, type LucideIcon, MonitorSmartphone, Package, Split, Truck, Users } from "lucide-react";

export type NavItem = {
  href: string;
  /** Key of its name in the `shell` texts. */
  name: "loads" | "crossings" | "carriers" | "directory" | "apiKeys" | "sessions" | "apiReference";
  icon: LucideIcon;
  adminsOnly?: true;
  /** Outside the portal's layout, so it is loaded as a page of its own. */
  external?: true;
};

export const workItems: readonly NavItem[] = [
  { href: "/loads", name: "loads", icon: Package },
  { href: "/border-crossings", name: "crossings", icon: Split },
  { href: "/carriers", name: "carriers", icon: Truck },
];

export const settingsItems: readonly NavItem[] = [
  { href: "/directory", name: "directory", icon: Users },
  { href: "/settings/api-keys", name: "apiKeys", icon: KeyRound, adminsOnly: true },
  { href: "/settings/sessions", name: "sessions", icon: MonitorSmartphone },
  { href: "/docs", name: "apiReference", icon: BookOpen, external: true },
];
